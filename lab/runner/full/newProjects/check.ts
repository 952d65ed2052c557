import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { prepareLab } from "../../platform/lab";
import { Failure } from "../../project";
import { againstRecordings } from "../../samples/againstRecordings";
import { type SamplePage, verifiableSamples } from "../../samples/collect";
import type { Language } from "../../samples/recipe/compileProject";
import { sameInBoth } from "../../samples/recipe/sameInBoth";
import { formatFinding } from "../../samples/report";
import { platformVersion } from "../../samples/version";
import { installCommands } from "./compose";
import { makeNewProjects, type NewProjects } from "./newProjects";
import { makeRecipeProject } from "./recipeProject";
import { runSamples } from "./runSamples";
import { clearLogs, shellLog } from "./shell";

interface Options {
  readonly content: string;
  readonly log: (line: string) => void;
}

/**
 * Follows recipes in new projects, in both languages, and compares the responses with the recorded ones. What a page takes for
 * granted and only the lab's project has is a problem here.
 *
 * @returns how many problems it found
 */
export async function checkNewProjects(
  recipes: readonly SamplePage[],
  { content, log }: Options,
): Promise<number> {
  await prepareLab();
  clearLogs();
  const folder = mkdtempSync(join(tmpdir(), "new-projects-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Also after Ctrl+C: the packages take a gigabyte.
  process.once("exit", remove);
  let problems = 0;
  const step = async (what: string, work: () => Promise<readonly string[]>): Promise<void> => {
    const started = performance.now();
    const found = await work().catch(asProblem);
    for (const problem of found) log(`\n${problem}`);
    problems += found.length;
    const result = found.length === 0 ? "passed" : "FAILED";
    log(`  ${what}: ${result} (${Math.round((performance.now() - started) / 1000)} s)`);
  };
  try {
    let projects: NewProjects | undefined;
    await step("New projects in TypeScript and JavaScript", async () => {
      projects = await makeNewProjects(folder);
      return [];
    });
    for (const page of recipes) {
      const made = projects;
      if (made) await step(page.file, () => follow(page, folder, made, content));
    }
  } finally {
    remove();
    process.off("exit", remove);
  }
  return problems;
}

/** @returns problems, as text */
async function follow(
  page: SamplePage,
  folder: string,
  projects: NewProjects,
  content: string,
): Promise<string[]> {
  const readText = (file: string) => readFileSync(join(content, file), "utf8");
  const ingredients = {
    projects,
    files: page.projectFiles,
    installCommands: installCommands(page.file, readText),
  };
  const samples = verifiableSamples([page]);
  const target = (language: Language) => join(folder, `${basename(page.file, ".mdx")}-${language}`);
  const typescript = await makeRecipeProject("ts", target("ts"), ingredients);
  const javascript = await makeRecipeProject("js", target("js"), ingredients, typescript);
  const outcomes = sameInBoth(await runSamples(samples, typescript), await runSamples(samples, javascript));
  for (const project of [typescript, javascript]) rmSync(project.folder, { recursive: true, force: true });
  return againstRecordings(outcomes, platformVersion()).map(formatFinding);
}

/** A command that fails, or a Strapi that doesn't start. */
function asProblem(error: unknown): string[] {
  if (!(error instanceof Failure)) throw error;
  return [`${error.message}\n  The commands and their output: ${shellLog}`];
}
