import { closeQueue, connectQueue, openQueue, type QueuedEvent } from "../../../src/analytics/queue";
import { trackSearch } from "../../../src/search/trackSearch";

let told: QueuedEvent[] = [];
const completed = (query: string, results = 3) => ({ query, results, provider: "local" });

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  Reflect.set(globalThis, "__HAS_ANALYTICS__", true);
  openQueue(() => {});
  connectQueue((event) => told.push(event));
});

afterEach(() => {
  closeQueue();
  Reflect.set(globalThis, "__HAS_ANALYTICS__", false);
  jest.useRealTimers();
});

const names = () => told.map(({ name }) => name);

it("tells a query that someone has looked at, not each key on the way", () => {
  const tracking = trackSearch("modal");
  for (const query of ["p", "po", "pop"]) tracking.completed(completed(query));
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(told).toEqual([
    { name: "search", properties: expect.objectContaining({ query: "pop", results: 3, place: "modal" }) },
  ]);
});

it("reports it once, also when it completes again or the search ends", () => {
  const tracking = trackSearch("modal");
  tracking.completed(completed("pop"));
  jest.advanceTimersByTime(1000);
  tracking.completed(completed("pop", 5));
  jest.advanceTimersByTime(1000);
  tracking.ended();
  expect(names()).toEqual(["search"]);
});

it("tells it before the result that was chosen, and when the search is over", () => {
  const tracking = trackSearch("page");
  tracking.completed(completed("pop"));
  tracking.chosen("/guide/code", 2);
  tracking.completed(completed("populate"));
  tracking.ended();
  expect(names()).toEqual(["search", "search_result", "search"]);
  expect(told[1]?.properties).toMatchObject({
    query: "pop",
    result: "/guide/code",
    position: 2,
    place: "page",
  });
});

it("tells nothing of an empty field", () => {
  const tracking = trackSearch("modal");
  tracking.completed(completed(" "));
  tracking.ended();
  expect(told).toEqual([]);
});
