import sharp from "sharp";
import { difference, lastScreenDifference } from "../../../runner/screenshots/compare";
import { develop, lengthOf } from "../../../runner/screenshots/film";

const size = { width: 40, height: 20 };
const screen = (background: string) =>
  sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();

it("keeps every frame of an animation and its time, and repeats", async () => {
  const colors = ["#f00", "#0f0", "#00f"];
  const frames = await Promise.all(
    colors.map(async (color, index) => ({ png: await screen(color), milliseconds: 100 * (index + 1) })),
  );
  const { pages, delay, loop } = await sharp(await develop(frames)).metadata();
  expect({ pages, delay, loop }).toEqual({
    pages: 3,
    delay: [100, 200, 300],
    loop: 0,
  });
});

it("compares how animations end", async () => {
  const film = async (...colors: string[]) =>
    develop(
      await Promise.all(colors.map(async (color) => ({ png: await screen(color), milliseconds: 100 }))),
    );
  const [moved, other, same] = [
    await film("#f00", "#00f"),
    await film("#f00", "#0f0"),
    await film("#000", "#00f"),
  ];
  expect(await lastScreenDifference(moved, same)).toBe(0);
  expect(await lastScreenDifference(moved, other)).toBe(1);
  expect(await difference(await screen("#f00"), await screen("#f00"))).toBe(0);
});

it("is as long as its frames together, in whole seconds, and not endless", () => {
  const frame = (milliseconds: number) => ({ png: Buffer.alloc(0), milliseconds });
  expect(lengthOf([frame(1500), frame(4000)])).toBe(6);
  expect(() => lengthOf([frame(13_000)])).toThrow("longer than 12 seconds");
});
