import { areaText, sizeText, stepOf } from "../../../../src/offline/page/areaText";

const state = (kept: number) => ({ kept, pages: 40, bytes: 9_140_000 });

it.each([
  [undefined, undefined, "unknown"],
  [state(0), undefined, "none"],
  [state(1), undefined, "part"],
  [state(40), undefined, "whole"],
  [state(40), { kind: "running" as const, done: 3 }, "running"],
  [undefined, { kind: "running" as const, done: 0 }, "running"],
  [state(3), { kind: "failed" as const, reason: "No room." }, "part"],
])("knows how far an area is (%#)", (known, download, step) => {
  expect(stepOf(known, download)).toBe(step);
});

it("says what there is, and what is kept", () => {
  expect(areaText("none", "Guide", state(0)).note).toBe("40 pages, 9.1 MB");
  expect(areaText("part", "Guide", state(3)).note).toBe("3 of 40 pages are kept");
  expect(areaText("whole", "Guide", state(40)).news).toBe("Guide is kept: all 40 pages can be read offline.");
  expect(areaText("none", "Guide", { kept: 0, pages: 1, bytes: 0 }).note).toBe("1 page, less than 0.1 MB");
});

it("counts in millions of bytes", () => {
  expect(sizeText(1_049_000)).toBe("1.0 MB");
});
