import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import packageJson from "../../../package.json";

const permissions = z.record(z.string(), z.enum(["read", "write"]));
const step = z.object({ uses: z.string().optional(), run: z.string().optional() });
const job = z.object({
  permissions: permissions.optional(),
  "timeout-minutes": z.number().optional(),
  uses: z.string().optional(),
  steps: z.array(step).optional(),
});
const workflow = z.object({ name: z.string(), permissions, jobs: z.record(z.string(), job) });

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((file) => ({
  file,
  ...workflow.parse(parse(readFileSync(join(folder, file), "utf8"))),
}));
const jobs = workflows.flatMap((one) => Object.values(one.jobs));
const dockerfile = readFileSync("deploy/Dockerfile", "utf8");

/** The scripts that a file calls. */
const called = (text: string) =>
  [...text.matchAll(/\bnpm (?:run )?(test|[a-z]+(?::[a-z]+)*)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "ci");

it("lets workflows read the code, and write only what the image's job pushes", () => {
  for (const one of workflows) expect([one.file, one.permissions]).toEqual([one.file, { contents: "read" }]);
  const more = jobs.flatMap((one) => (one.permissions ? [one.permissions] : []));
  expect(more).toEqual([{ contents: "read", packages: "write" }]);
});

it("takes every action at one commit, and no job forever", () => {
  const uses = jobs.flatMap((one) => (one.steps ?? []).flatMap(({ uses: action }) => action ?? []));
  expect(uses.length).toBeGreaterThan(5);
  expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  expect(jobs.filter((one) => one.uses === undefined && one["timeout-minutes"] === undefined)).toEqual([]);
});

it("calls only scripts that there are", () => {
  const runs = jobs.flatMap((one) => (one.steps ?? []).flatMap(({ run }) => run ?? []));
  const names = [...runs, dockerfile].flatMap(called);
  expect(names).toEqual(expect.arrayContaining(["test", "build", "deploy:test", "publish:site"]));
  expect(names.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

it("serves without being root, from another stage than the one that builds", () => {
  const stages = dockerfile.split(/^FROM /m).slice(1);
  expect(stages).toHaveLength(2);
  expect(stages[1]).toMatch(/^USER www-data$/m);
  expect(stages[1]).not.toMatch(/\bnpm\b|\bnode\b/);
});
