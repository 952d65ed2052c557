import { compareAll } from "../../scripts/sandbox/check/compareAll";
import { readExclusions } from "../../scripts/sandbox/check/exclusions";
import { apiShare, reportOf } from "../../scripts/sandbox/check/report";

/** Longer means that something works no more: then the engine is to be fixed, not this number. */
const mostExclusions = 207;

test("the engine says what was recorded, in every sample that is not excluded", async () => {
  const comparisons = await compareAll("content", []);
  const { lines, wrong } = reportOf(comparisons, readExclusions());
  expect({ wrong, lines: wrong > 0 ? lines : [] }).toEqual({ wrong: 0, lines: [] });
  expect(apiShare(comparisons) ?? 0).toBeGreaterThan(0.8);
}, 300_000);

test("the list of exclusions only gets shorter", () => {
  // A recipe has its own project, so each new one adds samples that can't run.
  const others = Object.values(readExclusions())
    .flat()
    .filter((name) => !name.startsWith("dev-docs/recipes/"));
  expect(others.length).toBeLessThanOrEqual(mostExclusions);
});
