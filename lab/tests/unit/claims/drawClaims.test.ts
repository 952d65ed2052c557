import { drawClaims } from "../../../runner/claims/drawClaims";
import type { ClaimOfPage } from "../../../runner/claims/verdict";

const at = { page: "a.mdx", pageLine: 1, line: 1, column: 1 };
const share = { seed: "2026-11-21", of: 8 };
const shared = Array.from(
  { length: 20 },
  (_, index): ClaimOfPage => ({
    ...at,
    setup: undefined,
    claim: { quote: `q${index}`, run: "1", expect: 1 },
  }),
);
const starts = Array.from(
  { length: 80 },
  (_, index): ClaimOfPage => ({
    ...at,
    setup: { env: { NUMBER: String(index) } },
    claim: { quote: `start ${index}`, boot: "starts", log: "ok" },
  }),
);
const inFile: ClaimOfPage = { ...at, setup: undefined, claim: { quote: "f", source: "a.js", has: ["a"] } };

it("keeps claims that share a start with many, and those that need no start, in their order", () => {
  const drawn = drawClaims([inFile, ...starts, ...shared], share);
  expect(drawn[0]).toBe(inFile);
  expect(drawn.slice(-20)).toEqual(shared);
});

it("draws some of the starts of few claims, and not always the same", () => {
  const drawn = (seed: string) => drawClaims(starts, { ...share, seed });
  expect(drawn("a").length).toBeGreaterThan(1);
  expect(drawn("a").length).toBeLessThan(30);
  expect(drawn("b")).not.toEqual(drawn("a"));
});

it("keeps everything with a share of 1", () => {
  expect(drawClaims([...starts, ...shared], { ...share, of: 1 })).toEqual([...starts, ...shared]);
});
