import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { signs as signsSchema } from "../../../../plugins/docs-content/schema/signs";
import { findSign } from "../../../../shared/upgrade/findSign";
import type { Sign } from "../../../../shared/upgrade/sign";
import { projectOf } from "../../../support/upgradeProject";

const folder = "content/dev-docs/migration/v4-to-v5/breaking-changes";

const fixtureSchema = z.record(
  z.string(),
  z.array(
    z.union([
      z.strictObject({
        in: z.union([z.string(), z.array(z.string())]),
        fires: z.string(),
        spares: z.string(),
      }),
      z.strictObject({ fires: z.union([z.string(), z.array(z.string())]), spares: z.string() }),
    ]),
  ),
);
type Fixture = z.infer<typeof fixtureSchema>[string][number];

const fixtures = fixtureSchema.parse(parse(readFileSync("__tests__/fixtures/upgradeSigns.yaml", "utf8")));

function signsOf(file: string): Sign[] {
  const [, front = ""] = readFileSync(join(folder, file), "utf8").split("---\n");
  const { breakingChange } = parse(front) as { breakingChange: { signs?: unknown } };
  return breakingChange.signs === undefined ? [] : signsSchema.parse(breakingChange.signs);
}

const signs = readdirSync(folder)
  .filter((file) => file.endsWith(".mdx"))
  .flatMap((file) => signsOf(file).map((sign, index) => ({ page: file.replace(".mdx", ""), index, sign })));

/** A sign with several names, as one for each of them: each must be found. */
function singleSigns(sign: Sign): Sign[] {
  const [key = "", names] = Object.entries(sign).find(([name]) => name !== "in" && name !== "is") ?? [];
  const keys = [names].flat().map((name) => ({ ...sign, [key]: name }));
  if (!("names" in sign) || !sign.names) return keys;
  return sign.names.map((name) => ({ ...sign, names: [name] }));
}

function project(fixture: Fixture, which: "fires" | "spares") {
  const text = fixture[which];
  if ("in" in fixture)
    return projectOf(...[fixture.in].flat().map((path) => ({ path, text: fixture[which] })));
  return projectOf(
    ...[text].flat().map((path) => ({ path, text: path.endsWith(".json") ? "{}" : "export default {};" })),
  );
}

it("has files for every sign, and no others", () => {
  const counts = Object.fromEntries(Object.entries(fixtures).map(([page, { length }]) => [page, length]));
  expect(signs.length).toBeGreaterThan(50);
  expect(counts).toEqual(Object.fromEntries(signs.map(({ page, index }) => [page, index + 1])));
});

it.each(signs)(
  "$page, sign $index, is found where it is, by each of its names, and only there",
  async ({ page, index, sign }) => {
    const fixture = fixtures[page]?.[index];
    if (!fixture) throw new Error("The sign has no files.");
    const [fires, spares] = await Promise.all([project(fixture, "fires"), project(fixture, "spares")]);
    expect([fires.problems, spares.problems]).toEqual([[], []]);
    // `default` and a name can't be imported by one statement of CommonJS: one of them is enough.
    const wanted = "names" in sign && sign.names?.includes("default") ? [sign] : singleSigns(sign);
    expect(wanted.filter((one) => findSign(one, fires).length === 0)).toEqual([]);
    expect(findSign(sign, spares)).toEqual([]);
  },
);
