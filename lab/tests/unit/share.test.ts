import { drawn, readShare } from "../../runner/share";

const pages = Array.from({ length: 4000 }, (_, index) => `page-${index}.mdx`);

it("draws about one of eight, and the same ones again", () => {
  const share = { seed: "2026-11-21", of: 8 };
  expect(drawn(pages, share).length).toBeGreaterThan(400);
  expect(drawn(pages, share).length).toBeLessThan(600);
  expect(drawn(pages.slice(0, 1000), share)).toEqual(
    drawn(pages, share).filter((page) => pages.indexOf(page) < 1000),
  );
});

it("draws others with another seed, and all with 1", () => {
  expect(drawn(pages, { seed: "2026-11-22", of: 8 })).not.toEqual(
    drawn(pages, { seed: "2026-11-21", of: 8 }),
  );
  expect(drawn(pages, { seed: "2026-11-22", of: 1 })).toEqual(pages);
});

it.each(["0", "-1", "1.5", "half", "", "1/8"])("rejects --share %j", (text) => {
  expect(() => readShare(text, "a")).toThrow(
    `--share takes a whole number from 1 on, such as 8 for one of eight, not "${text}".`,
  );
});
