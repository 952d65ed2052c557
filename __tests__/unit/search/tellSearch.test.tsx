import { closeQueue, connectQueue, openQueue, type QueuedEvent } from "../../../src/analytics/queue";
import { tellSearch } from "../../../src/search/tellSearch";

let told: QueuedEvent[] = [];
const answer = (query: string, results = 3) => ({ query, results, provider: "local" });

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

it("tells a query that somebody has looked at, not each key on the way", () => {
  const telling = tellSearch("modal");
  for (const query of ["p", "po", "pop"]) telling.answered(answer(query));
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(told).toEqual([
    { name: "search", properties: expect.objectContaining({ query: "pop", results: 3, place: "modal" }) },
  ]);
});

it("tells it once, also when it is answered again or the search ends", () => {
  const telling = tellSearch("modal");
  telling.answered(answer("pop"));
  jest.advanceTimersByTime(1000);
  telling.answered(answer("pop", 5));
  jest.advanceTimersByTime(1000);
  telling.ended();
  expect(names()).toEqual(["search"]);
});

it("tells it before the result that was chosen, and when the search is over", () => {
  const telling = tellSearch("page");
  telling.answered(answer("pop"));
  telling.chosen("/guide/code", 2);
  telling.answered(answer("populate"));
  telling.ended();
  expect(names()).toEqual(["search", "search_result", "search"]);
  expect(told[1]?.properties).toMatchObject({
    query: "pop",
    result: "/guide/code",
    position: 2,
    place: "page",
  });
});

it("tells nothing of an empty field", () => {
  const telling = tellSearch("modal");
  telling.answered(answer(" "));
  telling.ended();
  expect(told).toEqual([]);
});
