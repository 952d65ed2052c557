import type { Code } from "mdast";
import { codeIn, parsePage, readFenceMeta } from "../../pageSyntax";

/** A file of a recipe's project, as its page shows it. */
export interface ProjectFile {
  /** From the project's folder on: src/index.ts. */
  readonly path: string;
  readonly lang: "ts" | "js" | "json";
  readonly text: string;
}

const folder = "dev-docs/recipes/";

/** Whether a page is a recipe: its samples run in a project with the page's files. @param file from the content folder on */
export const isRecipe = (file: string): boolean => file.startsWith(folder);

/** The page's complete files: code blocks with a path of src/, config/, or client/ as their title. */
export function projectFilesOf(file: string, text: string): ProjectFile[] {
  const { root } = parsePage(file, text);
  return root ? codeIn(root).flatMap(projectFileOf) : [];
}

function projectFileOf({ lang, meta, value }: Code): ProjectFile[] {
  if (lang !== "ts" && lang !== "js" && lang !== "json") return [];
  const { title, diff, sample } = readFenceMeta(meta ?? "", value.split("\n").length).options;
  const isFile = title !== null && /^(src|config|client)\//.test(title) && title.endsWith(`.${lang}`);
  return isFile && !diff && sample.unverified === null ? [{ path: title, lang, text: value }] : [];
}
