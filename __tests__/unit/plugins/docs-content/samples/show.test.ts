import { shownPart } from "../../../../../plugins/docs-content/samples/show";

const entries = [{ a: 1 }, { a: 2 }, { a: 3 }];

it("is everything where nothing else is asked for", () => {
  expect(shownPart(null, undefined)).toEqual({ value: null, note: "" });
});

it("is the first entries of a list, or of the one in data", () => {
  expect(shownPart(entries, 2)).toEqual({ value: [{ a: 1 }, { a: 2 }], note: "The first 2 of 3" });
  expect(shownPart({ data: entries, meta: {} }, 1)).toEqual({
    value: { data: [{ a: 1 }], meta: {} },
    note: "The first entry of 3",
  });
  expect(shownPart(entries, 3)).toEqual({ value: entries, note: "" });
});

it("is what a pointer leads to", () => {
  expect(shownPart({ data: entries }, "/data/1/a")).toEqual({ value: 2, note: "Only /data/1/a" });
  expect(shownPart({ "a/b": { "c~d": null } }, "/a~1b/c~0d")).toEqual({
    value: null,
    note: "Only /a~1b/c~0d",
  });
});

it.each([
  [{ data: {} }, 2],
  ["text", 1],
  [{ data: entries }, "/data/7"],
  [{ data: entries }, "/data/length"],
  [{}, "/constructor"],
  [null, "/a"],
])("is not there in %j for %j", (body, show) => {
  expect(shownPart(body, show)).toBeUndefined();
});
