import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dockerfileJob, type Job, jobsOf, type Step } from "./ci/plan";
import { Failure } from "./command/failure.mjs";
import { readOptions } from "./command/options.mjs";
import { root } from "./command/root.mjs";
import { run } from "./command/run.mjs";

const usage = `npm run ci:dry-run [-- JOB …]

Runs the commands of .github/workflows and deploy/Dockerfile, each job in a clean clone of what is committed, and prints what it
skips and why. A JOB is named as in test.yml/nginx, or Dockerfile; without one, all of them run, which takes an hour or more.`;

/** Where the Dockerfile publishes to. A folder of the clone takes its place, as `/srv` isn't ours here. */
const published = "/srv/docs";

/** `npm run ci:dry-run` */
export async function main(argv: readonly string[]): Promise<void> {
  const { words } = readOptions(argv, {}, usage);
  const jobs = readJobs();
  const unknown = words.filter((word) => !jobs.some(({ name }) => name === word));
  if (unknown.length > 0)
    throw new Failure(
      `There is no job ${unknown.join(", ")}: use ${jobs.map(({ name }) => name).join(", ")}.`,
    );
  const wanted = jobs.filter(({ name }) => words.length === 0 || words.includes(name));
  const failed: string[] = [];
  for (const job of wanted) if (!(await passes(job))) failed.push(job.name);
  console.log(`\n${wanted.length - failed.length} of ${wanted.length} jobs passed.`);
  if (failed.length > 0) throw new Failure(`These failed: ${failed.join(", ")}.`);
}

function readJobs(): readonly Job[] {
  const folder = join(root, ".github/workflows");
  const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  const jobs = files.sort().flatMap((file) => jobsOf(readFileSync(join(folder, file), "utf8"), file));
  return [...jobs, dockerfileJob(readFileSync(join(root, "deploy/Dockerfile"), "utf8"))];
}

/** Runs a job's steps until one fails, as GitHub and Docker do. The clone is removed afterwards. */
async function passes({ name, steps }: Job): Promise<boolean> {
  console.log(`\n== ${name}`);
  const clone = mkdtempSync(join(tmpdir(), "ci-dry-run-"));
  try {
    if ((await inShell(`git clone --quiet "${root}" .`, clone)) !== 0) return false;
    for (const step of steps) if (!(await stepPasses(step, clone))) return false;
    return true;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

async function stepPasses({ text, skipped }: Step, clone: string): Promise<boolean> {
  if (skipped !== undefined) {
    console.log(`-- skipped, ${skipped}: ${text}`);
    return true;
  }
  console.log(`-- ${text}`);
  const start = Date.now();
  const code = await inShell(text.replaceAll(published, join(clone, ".published")), clone);
  console.log(
    `-- ${code === 0 ? "passed" : `failed with ${code}`} after ${Math.round((Date.now() - start) / 1000)} s`,
  );
  return code === 0;
}

/** As GitHub does: the first command that fails ends the step. @returns the exit code */
async function inShell(command: string, folder: string): Promise<number> {
  const { code } = await run("bash", ["-e", "-o", "pipefail", "-c", command], {
    cwd: folder,
    env: { CI: "true" },
  });
  return code;
}
