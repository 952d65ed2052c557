import { checkTest } from "../../../runner/claims/checkTest";

const test = "e2e/console.desktop.spec.ts";
const title = "requests of one visit: wrong ones, changes, a reset, and other senders";

it("finds a test by its title, and parts of its code only", () => {
  expect(checkTest({ quote: "q", test, title })).toEqual([]);
  expect(checkTest({ quote: "q", test, title, has: "Reset data" })).toEqual([]);
  expect(checkTest({ quote: "q", test, title, has: "Compare draft and published" })).toEqual([
    `"${title}": expected "Compare draft and published", which isn't there`,
  ]);
});

it("fails for a file or a test that doesn't exist", () => {
  expect(checkTest({ quote: "q", test: "e2e/none.desktop.spec.ts", title })).toEqual([
    "test: there is no file __tests__/e2e/none.desktop.spec.ts",
  ]);
  expect(checkTest({ quote: "q", test, title: "requests of one visit" })).toEqual([
    `test: __tests__/${test} has no test "requests of one visit"`,
  ]);
});
