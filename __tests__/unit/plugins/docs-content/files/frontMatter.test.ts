import { splitFrontMatter } from "../../../../../plugins/docs-content/files/frontMatter";

it.each([
  ["---\ntitle: a\n---\nBody", "title: a", "Body", 3],
  ["---\ntitle: a\ntags: []\n---\n\nBody\n", "title: a\ntags: []", "\nBody\n", 4],
  ["---\r\ntitle: a\r\n---\r\nBody", "title: a", "Body", 3],
  ["\uFEFF---\ntitle: a\n---\nBody", "title: a", "Body", 3],
  ["---  \ntitle: a\n---\t\nBody", "title: a", "Body", 3],
  ["---\ntitle: a\n---", "title: a", "", 2],
  ["---\n---\nBody", "", "Body", 2],
  ["Body\n\n---\n\nMore", "", "Body\n\n---\n\nMore", 0],
  ["---\nnever closed", "", "---\nnever closed", 0],
  ["", "", "", 0],
])("takes %p apart", (source, yaml, body, bodyLineOffset) => {
  expect(splitFrontMatter(source)).toEqual({ yaml, body, bodyLineOffset });
});

it.each(["# ------", "title: a ---", "note: b---"])("is not ended by dashes in a line: %s", (line) => {
  expect(splitFrontMatter(`---\n${line}\nx: 1\n---\nBody`)).toEqual({
    yaml: `${line}\nx: 1`,
    body: "Body",
    bodyLineOffset: 4,
  });
});

it("leaves a rule in the body alone", () => {
  expect(splitFrontMatter("---\ntitle: a\n---\nOne\n\n---\n\nTwo").body).toBe("One\n\n---\n\nTwo");
});
