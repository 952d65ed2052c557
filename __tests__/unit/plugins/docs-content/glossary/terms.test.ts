import { shownTerms, termId, termNote, termsOf } from "../../../../../plugins/docs-content/glossary/terms";

const entries = [
  { term: "uid", definition: "Fit for addresses." },
  { term: "API token", definition: "A secret.", see: ["/a", "/a#one", "/a#none", "/gone"] },
  { term: "asset", definition: "A file." },
];
const find = (path: string) =>
  path === "/a" ? { title: "Tokens", headings: [{ id: "one", text: "Make one" }] } : undefined;

it("makes ids as headings have them", () => {
  expect(termId("Content-Type Builder")).toBe("content-type-builder");
  expect(termId("API token")).toBe("api-token");
});

it("orders terms by the alphabet, whatever their case", () => {
  expect(termsOf(entries, find).map(({ term }) => term)).toEqual(["API token", "asset", "uid"]);
});

it("names links by page and heading", () => {
  expect(termsOf(entries, find)[0]?.see).toEqual([
    { href: "/a", label: "Tokens" },
    { href: "/a#one", label: "Tokens: Make one" },
    { href: "/a#none", label: "Tokens" },
  ]);
});

it("shows all terms, or those that are named, and no others", () => {
  expect(shownTerms({}, entries)).toHaveLength(3);
  expect(shownTerms({ only: ["uid", "unknown"] }, entries)).toEqual([entries[0]]);
});

it("leads to the glossary where there is one", () => {
  expect(termNote({ term: "API token", definition: "A secret." }, "/words").href).toBe("/words#api-token");
  expect(termNote({ term: "API token", definition: "A secret." }, undefined)).toEqual({
    definition: "A secret.",
  });
});
