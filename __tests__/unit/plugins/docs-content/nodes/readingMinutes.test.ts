import { readingMinutes } from "../../../../../plugins/docs-content/nodes/readingMinutes";

it.each([
  [{ wordCount: 0, codeLines: 0 }, 1],
  [{ wordCount: 660, codeLines: 0 }, 3],
  [{ wordCount: 660, codeLines: 80 }, 5],
  [{ wordCount: 100, codeLines: 5 }, 1],
])("of %j is %d", (page, minutes) => {
  expect(readingMinutes(page)).toBe(minutes);
});
