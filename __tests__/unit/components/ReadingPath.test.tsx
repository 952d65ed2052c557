import { lastStop, rememberStop } from "../../../src/components/ReadingPath/lastStop";

const key = "docs.stop";

beforeEach(() => localStorage.clear());

it("remembers the first path of a page", () => {
  rememberStop([
    { path: "front-end", number: 3 },
    { path: "back-end", number: 1 },
  ]);
  expect(lastStop()).toEqual({ path: "front-end", number: 3 });
});

it("stays on the path that the reader is on", () => {
  rememberStop([{ path: "back-end", number: 1 }]);
  rememberStop([
    { path: "front-end", number: 3 },
    { path: "back-end", number: 2 },
  ]);
  expect(lastStop()).toEqual({ path: "back-end", number: 2 });
});

it("keeps the last stop on a page that is none", () => {
  rememberStop([{ path: "editor", number: 2 }]);
  rememberStop([]);
  expect(lastStop()).toEqual({ path: "editor", number: 2 });
});

it.each(["", "editor", "editor:x", "<b>:1", "editor:12"])("takes nothing from %j", (stored) => {
  localStorage.setItem(key, stored);
  expect(lastStop()).toBeUndefined();
});
