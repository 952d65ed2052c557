import {
  closeQueue,
  connectQueue,
  enqueue,
  openQueue,
  type QueuedEvent,
  queueLimit,
} from "../../../src/analytics/queue";

const event = (path: string): QueuedEvent => ({ name: "page_view", properties: { path, title: path } });
const paths = (events: readonly QueuedEvent[]) =>
  events.map(({ properties }) => "path" in properties && properties.path);

afterEach(closeQueue);

it("hears nothing before it is open: the reader hasn't agreed yet", () => {
  const seen: QueuedEvent[] = [];
  enqueue(event("/a"));
  openQueue(() => {});
  connectQueue((received) => seen.push(received));
  expect(seen).toEqual([]);
});

it("keeps events until the client is ready, and hands them over in order", () => {
  const seen: QueuedEvent[] = [];
  openQueue(() => {});
  enqueue(event("/a"));
  enqueue(event("/b"));
  connectQueue((received) => seen.push(received));
  enqueue(event("/c"));
  expect(paths(seen)).toEqual(["/a", "/b", "/c"]);
});

it("drops what comes after 512 waiting events", () => {
  const seen: QueuedEvent[] = [];
  openQueue(() => {});
  for (let index = 0; index < queueLimit + 5; index += 1) enqueue(event(`/${index}`));
  connectQueue((received) => seen.push(received));
  expect(queueLimit).toBe(512);
  expect(paths(seen)).toHaveLength(512);
  expect(paths(seen).at(-1)).toBe("/511");
});

it("says that an event waits, but not once there is a client", () => {
  const listener = jest.fn();
  openQueue(listener);
  enqueue(event("/a"));
  connectQueue(() => {});
  enqueue(event("/b"));
  expect(listener.mock.calls).toEqual([[event("/a")]]);
});

it("forgets what waits, and the client, when the reader doesn't agree anymore", () => {
  const seen: QueuedEvent[] = [];
  openQueue(() => {});
  enqueue(event("/a"));
  closeQueue();
  connectQueue((received) => seen.push(received));
  enqueue(event("/b"));
  expect(seen).toEqual([]);
});
