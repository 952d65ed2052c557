import type { Locator, Page } from "@playwright/test";
import { clipOf, requireInside } from "../../../runner/screenshots/clip";
import type { Shot } from "../../../screenshots/shot";

type Box = { x: number; y: number; width: number; height: number };

const page = { viewportSize: () => ({ width: 1280, height: 800 }) } as unknown as Page;
const part = (box: Box | null) => {
  const first = { waitFor: async () => undefined, boundingBox: async () => box };
  return { first: () => first, toString: () => "the part" } as unknown as Locator;
};
const shotOf = (...boxes: readonly (Box | null)[]): Shot => ({
  id: "list",
  alt: "A list",
  at: "/",
  shows: () => part(null),
  crop: () => boxes.map(part),
});

test("the region encloses its parts and a margin, inside the window", async () => {
  const shot = shotOf({ x: 5, y: 100, width: 100, height: 20 }, { x: 300, y: 200, width: 50, height: 20 });
  expect(await clipOf(page, shot)).toEqual({ x: 0, y: 88, width: 362, height: 144 });
});

test("the region is the whole window without parts", async () => {
  expect(await clipOf(page, shotOf())).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
});

test.each([-40, 900])("a part that isn't in the window stops the screenshot", async (y) => {
  await expect(clipOf(page, shotOf({ x: 0, y, width: 10, height: 10 }))).rejects.toThrow("above or below");
});

test("a part that isn't visible stops the screenshot", async () => {
  await expect(clipOf(page, shotOf(null))).rejects.toThrow("isn't visible");
});

test("what a screenshot names must be in the region", async () => {
  const clip = { x: 0, y: 0, width: 100, height: 100 };
  await expect(requireInside(clip, part({ x: 10, y: 10, width: 20, height: 20 }))).resolves.toBeUndefined();
  await expect(requireInside(clip, part({ x: 95, y: 10, width: 20, height: 20 }))).rejects.toThrow(
    "the part",
  );
});
