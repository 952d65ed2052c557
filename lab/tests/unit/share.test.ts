import { isDrawn, readShare } from "../../runner/share";

const keys = Array.from({ length: 4000 }, (_, index) => `page ${index}`);

it("draws about one of eight, and the same ones again", () => {
  const drawn = () => keys.filter((key) => isDrawn(key, { seed: "2026-11-21", of: 8 }));
  expect(drawn().length).toBeGreaterThan(400);
  expect(drawn().length).toBeLessThan(600);
  expect(drawn()).toEqual(drawn());
});

it("draws others with another seed, and all with 1", () => {
  const drawn = (seed: string, of: number) => keys.filter((key) => isDrawn(key, { seed, of }));
  expect(drawn("2026-11-22", 8)).not.toEqual(drawn("2026-11-21", 8));
  expect(drawn("2026-11-22", 1)).toEqual(keys);
});

it.each(["0", "-1", "1.5", "half", "", "1/8"])("rejects --share %j", (text) => {
  expect(() => readShare(text, "a")).toThrow(
    `--share takes a whole number from 1 on, such as 8 for one of eight, not "${text}".`,
  );
});
