import { collectGarbage } from "../../../../build/gatsby-internals/memory";

it("gives back at once what nothing needs any more", () => {
  const used = () => process.memoryUsage().heapUsed;
  let waste: object[] = Array.from({ length: 1_000_000 }, (_none, number) => ({ number }));
  const before = used();
  waste = waste.slice(0, 1);
  collectGarbage(0);
  expect(waste).toHaveLength(1);
  expect(before - used()).toBeGreaterThan(10_000_000);
});
