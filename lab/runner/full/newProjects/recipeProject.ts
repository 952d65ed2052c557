import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { labEnvironment } from "../../platform/environment";
import { folders } from "../../platform/folders";
import type { CompiledFile } from "../../platform/ownProject";
import type { Language } from "../../samples/recipe/compileProject";
import type { ProjectFile } from "../../samples/recipe/projectFiles";
import { compose } from "./compose";
import { copyProject, type NewProjects } from "./newProjects";
import { shellIn } from "./shell";

/** What a reader of a recipe has at its end. */
export interface RecipeProject {
  readonly folder: string;
  /** The folder of its compiled code, which a project in JavaScript doesn't have. */
  readonly dist: string;
}

export interface Ingredients {
  readonly projects: NewProjects;
  readonly files: readonly ProjectFile[];
  /** Of the page. */
  readonly installCommands: readonly string[];
}

/**
 * Does what a recipe says in a copy of a new project: adds its files, installs its packages, and builds.
 *
 * @param panel a project whose admin panel is the same. Projects in JavaScript have nothing else to build.
 * @throws {Failure} if a command fails
 */
export async function makeRecipeProject(
  language: Language,
  folder: string,
  { projects, files, installCommands }: Ingredients,
  panel?: RecipeProject,
): Promise<RecipeProject> {
  await copyProject(projects[language], folder);
  const { sources, client } = compose(files, language);
  write(folder, sources);
  for (const command of installCommands) await shellIn(folder).run(command);
  const dist = language === "ts" ? join(folder, "dist") : folder;
  if (panel) cpSync(join(panel.dist, "build"), join(dist, "build"), { recursive: true });
  // Secrets of the recipe are among these variables.
  else await shellIn(folder, { ...labEnvironment(), NODE_ENV: "production" }).run("npm run build");
  write(dist, client);
  // The lab's helpers find the packages of the project that they are in.
  cpSync(join(folders.dist, "tools"), join(dist, "tools"), { recursive: true });
  return { folder, dist };
}

/** Gives the project the seeded rows and files, in place of what a run has left there. */
export function seedProject({ folder }: RecipeProject): void {
  const places = { "data.db": ".tmp/data.db", "public/uploads": "public/uploads" };
  rmSync(join(folder, ".tmp"), { recursive: true, force: true });
  for (const [source, target] of Object.entries(places)) {
    rmSync(join(folder, target), { recursive: true, force: true });
    cpSync(join(folders.pristine, source), join(folder, target), { recursive: true });
  }
}

function write(folder: string, files: readonly CompiledFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
}
