import { readdirSync, readFileSync } from "node:fs";
import { exclusionOf } from "../../plugins/docs-content/samples/exclusions";
import { runnableOf } from "../../plugins/docs-content/samples/runnable";
import { recordingsFile } from "../../plugins/docs-content/schema/recordings";
import { readExclusions } from "../../scripts/sandbox/check/exclusions";
import { startEngine } from "../../scripts/sandbox/check/startEngine";
import type { RunnableSample } from "../../shared/runnable";
import { differenceOf } from "../../src/run/compare";
import { createRunner } from "../../src/run/createRunner";
import { workOfStep } from "../../src/run/kinds/kinds";
import { performIn } from "../../src/run/work";
import { isReading } from "../../src/sandbox/isChange";
import type { Moment, Work } from "../../src/sandbox/sandbox";

/** The site's recorded samples that have a response, by page and fingerprint. */
const files = readdirSync("content", { recursive: true, encoding: "utf8" });
const pages = files
  .filter((file) => file.endsWith(".samples.json"))
  .map((file) => {
    const { samples } = recordingsFile.parse(JSON.parse(readFileSync(`content/${file}`, "utf8")));
    const page = file.replace(".samples.json", ".mdx");
    const withResponse = Object.entries(samples).filter(([, { response }]) => response !== undefined);
    return { page, withResponse };
  });

function runnableOn({ page, withResponse }: (typeof pages)[number]): Record<string, RunnableSample> {
  const found = withResponse.map(([key, recording]) => [key, runnableOf(page, key, recording)] as const);
  return Object.fromEntries(found.filter((pair): pair is [string, RunnableSample] => pair[1] !== undefined));
}

test("every recorded sample runs in the page, except those with a reason", () => {
  const all = pages.flatMap(({ withResponse }) => withResponse);
  const runnable = pages.flatMap((page) => Object.entries(runnableOn(page)));
  const excluded = pages.flatMap(({ page, withResponse }) =>
    withResponse.filter(([key]) => exclusionOf(page, key) !== undefined),
  );
  expect(all.length - runnable.length).toBe(excluded.length);
  expect(runnable.length).toBeGreaterThanOrEqual(454);
});

test("every excluded sample is recorded", () => {
  const recorded = new Set(
    pages.flatMap(({ page, withResponse }) => [page, ...withResponse.map(([key]) => `${page}#${key}`)]),
  );
  const excluded = Object.values(readExclusions()).flat();
  expect(excluded.filter((name) => !recorded.has(name.split(" ", 1)[0] ?? ""))).toEqual([]);
});

test("every sample that runs in the page gives what was recorded", async () => {
  const engine = await startEngine();
  const different: string[] = [];
  for (const found of pages) {
    const samples = runnableOn(found);
    const reset = () => engine.reset();
    const perform = (work: Work, moment?: Moment) => performIn(engine, work, moment);
    for (const [key, { response }] of Object.entries(samples)) {
      await reset();
      const runner = createRunner<Work>({ samples, workOf: workOfStep, isReading, perform, reset });
      const ran = await runner.run(key, undefined);
      if (differenceOf(response, ran.response) !== undefined) different.push(`${found.page}#${key}`);
    }
  }
  await engine.stop();
  expect(different).toEqual([]);
}, 300_000);
