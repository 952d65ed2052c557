import { closeQueue, connectQueue, openQueue, type QueuedEvent } from "../../../src/analytics/queue";
import { track } from "../../../src/analytics/track";

afterEach(() => {
  closeQueue();
  Reflect.set(globalThis, "__HAS_ANALYTICS__", false);
});

function tracked(): QueuedEvent[] {
  const seen: QueuedEvent[] = [];
  openQueue(() => {});
  track("theme_changed", { theme: "dark" });
  connectQueue((event) => seen.push(event));
  return seen;
}

it("does nothing without a key", () => {
  expect(tracked()).toEqual([]);
});

it("queues the event with its properties and the page it happened on", () => {
  history.replaceState(null, "", "/dev-docs/intro.html?q=1#top");
  Reflect.set(globalThis, "__HAS_ANALYTICS__", true);
  expect(tracked()).toEqual([
    { name: "theme_changed", properties: { path: "/dev-docs/intro", theme: "dark" } },
  ]);
});
