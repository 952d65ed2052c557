import { markedParts } from "../../../src/search/markup";

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
