import {
  matches,
  noFilter,
  readFilter,
  urlWith,
} from "../../../src/components/BreakingChangesTable/changeFilter";

const row = {
  affects: ["database", "plugins"],
  hasCodemod: false,
  severity: "silent",
  words: "identifiers are shortened in the database",
};

it("shows everything when nothing is chosen", () => {
  expect(matches(row, noFilter)).toBe(true);
  expect(matches(row, { ...noFilter, text: "  " })).toBe(true);
});

it.each([
  [{ area: "plugins" }, true],
  [{ area: "admin" }, false],
  [{ codemod: "no" }, true],
  [{ codemod: "yes" }, false],
  [{ severity: "silent" }, true],
  [{ severity: "stops" }, false],
  [{ text: "Short ident" }, true],
  [{ text: "short sqlite" }, false],
  [{ area: "database", codemod: "no", text: "identifiers" }, true],
  [{ area: "database", codemod: "yes", text: "identifiers" }, false],
])("narrows by %o", (part, expected) => {
  expect(matches(row, { ...noFilter, ...part })).toBe(expected);
});

it("stands in the URL, beside what stands there already", () => {
  const filter = { area: "admin", codemod: "yes", severity: "stops", text: "a b" };
  const url = urlWith(filter, "https://docs.example/x?other=1#here");
  expect(url).toBe("https://docs.example/x?other=1&area=admin&codemod=yes&severity=stops&q=a+b#here");
  expect(readFilter(new URL(url).search)).toEqual(filter);
  expect(urlWith(noFilter, url)).toBe("https://docs.example/x?other=1#here");
});

it("takes from a URL only what can be chosen", () => {
  expect(readFilter("?area=kitchen&codemod=maybe&severity=&q=")).toEqual(noFilter);
  expect(readFilter(`?q=${"a".repeat(500)}`).text).toHaveLength(100);
});
