import type { CompiledFile } from "../../platform/ownProject";
import { readScript } from "../../replay/script";
import { compileProject, type Language } from "../../samples/recipe/compileProject";
import type { ProjectFile } from "../../samples/recipe/projectFiles";

export interface Composition {
  /** What a reader adds to the project. */
  readonly sources: readonly CompiledFile[];
  /** Code of a client, which samples import. It isn't a part of the reader's Strapi project, so its build never compiles it. */
  readonly client: readonly CompiledFile[];
}

/** The files of a recipe for a project in one language. */
export function compose(files: readonly ProjectFile[], language: Language): Composition {
  const isClient = ({ path }: ProjectFile) => path.startsWith("client/");
  const sources = files.filter((file) => !isClient(file) && (file.lang === language || file.lang === "json"));
  return { sources, client: compileProject(files.filter(isClient), language) };
}

/** The commands with which a page has its reader install packages, in the order of the page. */
export function installCommands(file: string, readText: (file: string) => string): string[] {
  return readScript(file, readText).actions.flatMap((action) =>
    action.does === "run" && /^npm install (?!-g\b)\S/.test(action.commands.npm) ? [action.commands.npm] : [],
  );
}
