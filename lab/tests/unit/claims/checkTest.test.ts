import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkTest } from "../../../runner/claims/checkTest";
import { isClaimsFile, listFiles, readClaims } from "../../../runner/content";
import { root } from "../../../runner/project";

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

it("finds a step of a test, too", () => {
  const step = { test: "e2e/queryBuilder.desktop.spec.ts", title: "an object becomes a form" };
  expect(checkTest({ quote: "q", ...step, has: "$gt: 4" })).toEqual([]);
  expect(checkTest({ quote: "q", ...step, has: "/api/films" })).toHaveLength(1);
});

// A run of the lab would find this only on the day on which it draws the page.
it("finds every test that a page names", async () => {
  const content = join(root, "content");
  const named = (await listFiles(content))
    .filter(isClaimsFile)
    .flatMap((file) => readClaims(file, readFileSync(join(content, file), "utf8")).claims)
    .filter(({ claim }) => "test" in claim);
  expect(named.length).toBeGreaterThan(20);
  expect(named.flatMap(({ claim }) => ("test" in claim ? checkTest(claim) : []))).toEqual([]);
});
