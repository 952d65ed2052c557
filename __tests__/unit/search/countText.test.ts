import { countText } from "../../../src/search/countText";

it.each([
  [0, 'No results for "<b>"'],
  [1, '1 result for "<b>"'],
  [1234, '1,234 results for "<b>"'],
])("says %d", (count, text) => {
  expect(countText(count, "<b>")).toBe(text);
});
