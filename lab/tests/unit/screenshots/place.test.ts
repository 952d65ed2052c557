import type { Locator, Page } from "@playwright/test";
import { place } from "../../../runner/screenshots/place";

const clip = { x: 100, y: 100, width: 400, height: 200 };
const box = { x: 200, y: 150, width: 80, height: 40 };

/** A page on which a region has text if it begins left of, or above, a position. */
const pageWithText = ({ leftOf = 0, above = 0 }) =>
  ({
    evaluate: async (code: string) => {
      const { x, y } = JSON.parse(code.slice(code.lastIndexOf("({") + 1, -1)) as { x: number; y: number };
      return x < leftOf || y < above ? [12] : [];
    },
  }) as unknown as Page;

const spot = (at: typeof box | null) => ({
  at: () => ({ first: () => ({ boundingBox: async () => at }) }) as unknown as Locator,
  says: "Save",
});

test("a number is on the left of its control, in percent of the region", async () => {
  expect(await place(pageWithText({}), clip, spot(box))).toEqual({
    x: 25,
    y: 35,
    side: "left",
    ring: { x: 25, y: 25, width: 20, height: 20 },
    says: "Save",
  });
});

test("a number moves to the first side without text", async () => {
  expect(await place(pageWithText({ leftOf: 200 }), clip, spot(box))).toMatchObject({ side: "above", y: 25 });
  expect(await place(pageWithText({ leftOf: 200, above: 150 }), clip, spot(box))).toMatchObject({
    side: "right",
    x: 45,
  });
});

test("a number stays inside the image", async () => {
  const atTheCorner = { ...box, x: 105, y: 105 };
  expect(await place(pageWithText({}), clip, spot(atTheCorner))).toMatchObject({ side: "right" });
});

test("a control that isn't there stops the screenshot", async () => {
  await expect(place(pageWithText({}), clip, spot(null))).rejects.toThrow('"Save"');
});
