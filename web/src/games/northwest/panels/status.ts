/** Where a player stands in the round, in a few words. */
import { half } from "../../../lib/words";
import type { Message } from "../../../types";
import type { Advice, View } from "../types";

export function statusOf(view: View, advice: Advice, seat: number): Message {
  const own = view.expeditions[seat];
  const say = (id: string, args: Message["args"] = {}): Message => ({ id: `status-${id}`, args });
  const home = view.home.indexOf(seat);
  if (home >= 0) return say("home", { place: home + 1 });
  if (view.step === "over") return say("over", { points: half(advice.totals[seat] ?? 0) });
  if (view.waiting.includes(seat)) return say(view.step === "pick" ? "picks" : "turn", { action: view.actions + 1 });
  const passed = view.passed.indexOf(seat);
  // While a sled finds its ground the next round has begun; after the last one there is none.
  const next = advice.seasons[view.step === "thaw" ? 0 : 1]?.round ?? 0;
  if (passed >= 0) return say("passed", { place: passed + 1, round: next });
  const ship = advice.vehicles.find((each) => each.seat === seat && each.vehicle === "ship");
  if (own?.ship === "lost") return say("ship-lost");
  if (ship?.held) return say("held");
  if (own?.ship === "greenland") return say("greenland");
  return say("order", { place: view.order.indexOf(seat) + 1 });
}
