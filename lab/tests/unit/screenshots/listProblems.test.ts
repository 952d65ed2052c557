import { listProblems } from "../../../runner/screenshots/listProblems";

const entry = {
  id: "login",
  alt: "The login form with its fields.",
  width: 564,
  height: 400,
  smallestText: 12,
};

test("a region that fits and is like no other has no problem", () => {
  expect(listProblems([entry, { ...entry, id: "home" }], (id) => Buffer.from(id))).toEqual([]);
});

test("two screenshots that are the same file are a problem", () => {
  const problems = listProblems([entry, { ...entry, id: "home" }], () => Buffer.from("same"));
  expect(problems).toEqual([expect.stringContaining("home is the same image as login")]);
});

test("a region is too wide if its smallest text is below 11 pixels in the text of a page", () => {
  const widths = [662, 663].map(
    (width) => listProblems([{ ...entry, width }], (id) => Buffer.from(id)).length,
  );
  expect(widths).toEqual([0, 1]);
});

test("a region without a known text size is too wide", () => {
  const { smallestText: _, ...unknown } = entry;
  expect(listProblems([unknown], () => Buffer.from(""))).toHaveLength(1);
});
