/** What the cards of the players say: where each stands in the round, and in how much room. */
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

/** The height of a card in full, one's own and another's; and of its line with tokens of the arrows. */
const CARD = { own: 222, other: 188, tokens: 24, gap: 8 };

/** Whether all cards stand in full above one another in so much room; nothing of them is cut off. */
export function cardsFit(view: View, room: number): boolean {
  if (view.seats < 3) return true;
  const tokens = view.expeditions.filter((each) => each.passage_token > 0 || each.greenland_token > 0).length;
  const own = view.seat === null ? 0 : CARD.own - CARD.other;
  return own + view.seats * (CARD.other + CARD.gap) + tokens * CARD.tokens <= room;
}
