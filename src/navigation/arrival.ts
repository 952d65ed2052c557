/**
 * How the reader comes to the page that is shown next: by a link (or code that navigates), back and forward in the
 * history, or to a place within the page, where the browser has done everything.
 */
export type Arrival = "link" | "traversal" | "fragment";

let arrival: Arrival = "link";

export function currentArrival(): Arrival {
  return arrival;
}

export function arriveBy(next: Arrival): void {
  arrival = next;
}

/** The router's key of the history's entry; each entry has one once `watchHistory` runs. */
export function entryKey(): string {
  return stateKey() ?? firstKey;
}

/**
 * Sees each move in the history before the router does, which listens later. The browser makes entries without a key for links within the
 * page; the router would call all of them alike, and positions kept for them would overwrite each other.
 *
 * @param onMove is called before anything changes on the page.
 */
export function watchHistory(onMove: () => void): void {
  if (stateKey() === undefined) setKey(firstKey);
  const moved = () => {
    arrival = stateKey() === undefined ? "fragment" : "traversal";
    if (arrival === "fragment") setKey(String(Date.now()));
    onMove();
  };
  window.addEventListener("popstate", moved);
}

/** What the router calls an entry without a key. */
const firstKey = "initial";

function stateKey(): string | undefined {
  const state: unknown = history.state;
  const key = typeof state === "object" && state !== null ? Reflect.get(state, "key") : undefined;
  return typeof key === "string" ? key : undefined;
}

function setKey(key: string): void {
  history.replaceState({ ...history.state, key }, "");
}
