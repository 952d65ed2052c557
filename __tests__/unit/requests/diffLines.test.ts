import { diffLines } from "../../../src/requests/diffLines";

const marks = { same: " ", removed: "-", added: "+", gap: "@" };
const textOf = (before: string, after: string) =>
  diffLines(before.split(" "), after.split(" ")).map(({ kind, text }) => marks[kind] + text);

it("puts removed lines before those in their place", () => {
  expect(textOf("a b c", "a x y c")).toEqual([" a", "-b", "+x", "+y", " c"]);
});

it("leaves out lines that are far from a change", () => {
  expect(textOf("1 2 3 4 5 6 7 8 9", "1 2 3 4 5 6 7 8 x")).toEqual(["@5", " 6", " 7", " 8", "-9", "+x"]);
  expect(textOf("x 2 3 4 5 6", "1 2 3 4 5 6")).toEqual(["-x", "+1", " 2", " 3", " 4", "@2"]);
});

it("shows texts without anything in common one after the other", () => {
  expect(textOf("a", "b")).toEqual(["-a", "+b"]);
});
