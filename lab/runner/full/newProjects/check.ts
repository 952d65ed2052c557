import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { prepareLab } from "../../platform/lab";
import { Failure } from "../../project";
import { againstRecordings } from "../../samples/againstRecordings";
import { type SamplePage, verifiableSamples } from "../../samples/collect";
import type { Language } from "../../samples/recipe/compileProject";
import { sameInBoth } from "../../samples/recipe/sameInBoth";
import { formatFinding } from "../../samples/report";
import { platformVersion } from "../../samples/version";
import { inTemporaryFolder } from "../../temporaryFolder";
import { step } from "../step";
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
  return inTemporaryFolder("new-projects", async (folder) => {
    let projects: NewProjects | undefined;
    let problems = await step("New projects in TypeScript and JavaScript", log, async () => {
      const made = await makeNewProjects(folder).catch(asProblem);
      if (Array.isArray(made)) return made;
      projects = made;
      return [];
    });
    for (const page of recipes) {
      const made = projects;
      if (made)
        problems += await step(page.file, log, () => follow(page, folder, made, content).catch(asProblem));
    }
    return problems;
  });
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
