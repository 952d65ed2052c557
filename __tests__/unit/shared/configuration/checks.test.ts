import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { checkConfiguration } from "../../../../shared/configuration/checkConfiguration";
import { documentedChecks } from "../../../support/configurationChecks";
import { projectOf } from "../../../support/upgradeProject";

const filesSchema = z.record(z.string(), z.unknown());
const fixtures = z
  .record(z.string(), z.strictObject({ fires: filesSchema, spares: filesSchema }))
  .parse(parse(readFileSync("__tests__/fixtures/configurationChecks.yaml", "utf8")));

type Files = z.infer<typeof filesSchema>;

const documented = documentedChecks();
const checks = documented.map(({ check }) => check);
const ids = checks.map(({ id }) => id);

function sourceFiles(files: Files, folder = "config"): { path: string; text: string }[] {
  return Object.entries(files).flatMap(([name, value]) => {
    if (name === ".env") return [{ path: ".env", text: String(value) }];
    if (name === "production") return sourceFiles(filesSchema.parse(value), "config/env/production");
    return [{ path: `${folder}/${name}.js`, text: `module.exports = ${JSON.stringify(value, null, 2)};` }];
  });
}

async function saidAbout(files: Files) {
  const project = await projectOf(...sourceFiles(files));
  expect(project.problems).toEqual([]);
  return checkConfiguration(project, checks).statements;
}

it("has files for each check, and each check once", () => {
  expect(Object.keys(fixtures).sort()).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

it("has a proof for each check that runs, not a public source or a test of this site", () => {
  const isProven = ({ claim }: (typeof documented)[number]) =>
    "request" in claim || "run" in claim || "boot" in claim || "source" in claim;
  expect(documented.filter((one) => !isProven(one)).map(({ check }) => check.id)).toEqual([]);
});

it.each(ids)(
  "%s says something about files that have it, with a place, and nothing about others",
  async (id) => {
    const fixture = fixtures[id];
    if (!fixture) throw new Error("The check has no files.");
    const [fires, spares] = [await saidAbout(fixture.fires), await saidAbout(fixture.spares)];
    const statement = fires.find(({ check }) => check.id === id);
    expect(statement?.findings.length).toBeGreaterThan(0);
    expect(spares.map(({ check }) => check.id)).not.toContain(id);
  },
);

it("has only patterns that are fast on long values", () => {
  const patterns = checks.flatMap((one) =>
    one.if.flatMap((condition) => (condition.matches === undefined ? [] : [condition.matches])),
  );
  expect(patterns.length).toBeGreaterThan(5);
  const { user } = process.cpuUsage();
  for (const pattern of patterns)
    for (const part of ["a", "/", ".", "a.", "https://a", "tobe"])
      new RegExp(pattern, "i").test(part.repeat(100_000 / part.length));
  // A pattern that backtracks would need minutes.
  expect(process.cpuUsage().user - user).toBeLessThan(5_000_000);
});
