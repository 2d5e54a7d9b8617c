/** Where the reader is: a small router over the browser's history. */

export type Route =
  | { page: "lobby" | "watch" | "records" | "about" | "rules" | "missing" }
  | { page: "rulebook"; game: string }
  | { page: "table" | "replay"; id: string };

const PLAIN = ["watch", "records", "about", "rules"] as const;

/** What a path leads to. */
export function routeOf(path: string): Route {
  const [page = "", argument = "", ...rest] = path.split("/").slice(1).map(decode);
  if (rest.length > 0) return { page: "missing" };
  if (page === "") return { page: "lobby" };
  if ((page === "table" || page === "replay") && argument) return { page, id: argument };
  if (page === "rules" && argument) return { page: "rulebook", game: argument };
  const plain = PLAIN.find((each) => each === page);
  return { page: plain && !argument ? plain : "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Place {
  #path = $state(location.pathname);
  #query = $state(location.search);
  readonly route = $derived(routeOf(this.#path));
  readonly query = $derived(new URLSearchParams(this.#query));

  get path(): string {
    return this.#path;
  }

  /** Read the address anew, after it has changed. */
  read(): void {
    this.#path = location.pathname;
    this.#query = location.search;
  }
}

export const place = new Place();

/** Go to an address of this page. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place.read();
  if (!replace) scrollTo(0, 0);
}

/** Let links within the page change the place without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || !isOurs(event, link)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const here = link.origin === location.origin && !link.pathname.startsWith("/api/");
  const jump = link.pathname === location.pathname && link.hash !== "";
  return plain && here && !jump && !link.target && !link.hasAttribute("download");
}
