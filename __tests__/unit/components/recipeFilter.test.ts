import { urlWithChoices as urlWith } from "../../../src/components/ListFilter/choicesInUrl";
import { matches, noFilter, readFilter } from "../../../src/components/RecipesTable/recipeFilter";

const row = { roles: ["front-end", "back-end"], area: "users" };

it.each([
  [{}, true],
  [{ role: "back-end" }, true],
  [{ role: "operations" }, false],
  [{ area: "users" }, true],
  [{ area: "content" }, false],
  [{ role: "front-end", area: "users" }, true],
  [{ role: "front-end", area: "content" }, false],
])("narrows by %o", (part, expected) => {
  expect(matches(row, { ...noFilter, ...part })).toBe(expected);
});

it("stands in the URL, beside what stands there already", () => {
  const filter = { role: "operations", area: "hosting" };
  const url = urlWith(filter, "https://docs.example/x?other=1#here");
  expect(url).toBe("https://docs.example/x?other=1&role=operations&area=hosting#here");
  expect(readFilter(new URL(url).search)).toEqual(filter);
  expect(urlWith(noFilter, url)).toBe("https://docs.example/x?other=1#here");
});

it("takes from a URL only what can be chosen", () => {
  expect(readFilter("?role=chef&area=kitchen")).toEqual(noFilter);
});
