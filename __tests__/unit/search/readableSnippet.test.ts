import { readableSnippet } from "../../../src/search/readableSnippet";

const options = { words: 5, preTag: "<mark>", postTag: "</mark>", ellipsis: "…" };
const snippet = (marked: string) => readableSnippet(marked, options);

it("is the whole sentence with the match, not its neighbors", () => {
  const text =
    "The first one is about pears only. It takes <mark>patience</mark> to grow them, even for you. A third one.";
  expect(snippet(text)).toBe("It takes <mark>patience</mark> to grow them, even for you.");
});

it("prefers the sentence with more of the query", () => {
  const text =
    "You need <mark>patience</mark> for this. All <mark>apples</mark> need <mark>patience</mark>, too.";
  expect(snippet(text)).toBe("All <mark>apples</mark> need <mark>patience</mark>, too.");
});

it("adds the next sentence to a short one", () => {
  expect(snippet("<mark>Prune</mark> it. Then wait for a year. And more.")).toBe(
    "<mark>Prune</mark> it. Then wait for a year.",
  );
});

it("doesn't end a sentence at an abbreviation or a version", () => {
  const text = "Use <mark>v5</mark>.1 of it, e.g. The newest one.";
  expect(snippet(text)).toBe(text);
});

it("cuts a long sentence at a word, from its beginning if the match is near it", () => {
  const text =
    "Words of the <mark>query</mark> come early in this one, which goes on and on, and then beyond all bounds.";
  expect(snippet(text)).toBe(
    "Words of the <mark>query</mark> come early in this one, which goes on and on, and then…",
  );
});

it("says on both sides where a long sentence goes on", () => {
  const text = Array.from({ length: 60 }, (_, at) => (at === 40 ? "<mark>here</mark>" : `w${at}`)).join(" ");
  expect(snippet(text)).toMatch(/^…w39 <mark>here<\/mark> w41 .* w5\d…$/);
});

it("takes the line of code with the match", () => {
  const text =
    "export default {\n  url: <mark>env</mark>('URL', 'https://example.com'),\n  port: 1337,\n  other: 'value of it all, long',\n};";
  expect(snippet(text)).toBe("url: <mark>env</mark>('URL', 'https://example.com'),");
});

it("makes a name and what it is of a table's row, and nothing of cells without a sentence", () => {
  expect(snippet("<mark>url</mark> · string · '' · The address of the server.")).toBe(
    "<mark>url</mark>: The address of the server.",
  );
  expect(snippet('<mark>rest.prefix</mark> · string · "/api" · · Start of every path')).toBe(
    "<mark>rest.prefix</mark>: Start of every path",
  );
  expect(snippet('<mark>populate</mark> · yes · in on, or "*"')).toBe("");
  expect(snippet("Key · What it does · Default")).toBe("");
});

it("begins with the first sentence where that is asked for", () => {
  const text = `One two three. ${"And so on and so forth. ".repeat(9)}Then <mark>this</mark>.`;
  expect(readableSnippet(text, { ...options, from: "beginning" })).toMatch(/^One two three\./);
});
