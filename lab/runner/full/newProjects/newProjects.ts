import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { platform } from "../../content";
import { folders } from "../../platform/folders";
import type { Language } from "../../samples/recipe/compileProject";
import { shellIn } from "./shell";

/** Projects as create-strapi-app makes them, with Saffron's content types. Recipes get copies. */
export type NewProjects = Readonly<Record<Language, string>>;

/** The schema of `season` has a field of this plugin, so Saffron doesn't start without it. */
const required = `@strapi/plugin-color-picker@${platform.version}`;

/**
 * Creates one project, and its counterpart in JavaScript with the same packages. Of the lab's project, they get Saffron's
 * content types and components only: configuration, package.json, and entry files stay those of a new project.
 *
 * @param folder an empty one, outside of the lab, whose packages Node would find otherwise
 * @throws {Failure} if a command fails
 */
export async function makeNewProjects(folder: string): Promise<NewProjects> {
  const projects: NewProjects = { ts: join(folder, "ts"), js: join(folder, "js") };
  const create = `npx create-strapi-app@${platform.version}`;
  await shellIn(folder).run(`${create} ts --non-interactive --no-git-init`);
  await shellIn(folder).run(`${create} js --javascript --non-interactive --no-git-init --no-install`);
  await linkPackages(projects.ts, projects.js);
  for (const project of Object.values(projects)) await shellIn(project).run(`npm install ${required}`);
  const sources = { ts: join(folders.platform, "src"), js: join(folders.dist, "src") };
  for (const language of ["ts", "js"] as const)
    for (const part of ["api", "components"])
      cpSync(join(sources[language], part), join(projects[language], "src", part), { recursive: true });
  // `npm run develop` writes these types when a reader adds a content type, and the code of recipes is checked against them.
  await shellIn(projects.ts).run("npm run strapi ts:generate-types");
  return projects;
}

/** Copies a project. Its packages are hard links, which take seconds, and which npm replaces instead of changing them. */
export async function copyProject(project: string, target: string): Promise<void> {
  const packages = join(project, "node_modules");
  cpSync(project, target, { recursive: true, filter: (file) => file !== packages });
  await linkPackages(project, target);
}

async function linkPackages(project: string, target: string): Promise<void> {
  await shellIn(target).run(`cp --archive --link "${join(project, "node_modules")}" .`);
  // npm writes into this file, so it would change in all copies.
  rmSync(join(target, "node_modules", ".package-lock.json"), { force: true });
}
