import { markedHtml, markedParts } from "../../../src/search/markup";

describe("markedHtml", () => {
  it.each([
    ["a <mark>b</mark> c", "a <mark>b</mark> c"],
    [
      "<img src=x onerror=alert(1)> & <mark>b</mark>",
      "&lt;img src=x onerror=alert(1)&gt; &amp; <mark>b</mark>",
    ],
    ["<mark onclick=x>b</mark>", "&lt;mark onclick=x&gt;b</mark>"],
    ["&lt;mark&gt; as text", "&amp;lt;mark&amp;gt; as text"],
  ])("escapes all of %s but the marks", (value, html) => {
    expect(markedHtml(value)).toBe(html);
  });
});

describe("markedParts", () => {
  it("takes text apart at its marks", () => {
    expect(markedParts("a <mark>b</mark> <c> <mark>d</mark>")).toEqual([
      { text: "a ", isMatch: false },
      { text: "b", isMatch: true },
      { text: " <c> ", isMatch: false },
      { text: "d", isMatch: true },
    ]);
  });

  it.each([
    ["", []],
    ["</mark>a", [{ text: "a", isMatch: false }]],
    [
      "a<mark>b",
      [
        { text: "a", isMatch: false },
        { text: "b", isMatch: true },
      ],
    ],
  ])("reads %p", (value, parts) => {
    expect(markedParts(value)).toEqual(parts);
  });
});
