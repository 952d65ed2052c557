import { transformSync } from "esbuild";
import type { CompiledFile } from "../../platform/ownProject";
import type { ProjectFile } from "./projectFiles";

/** The languages of a project. Each recipe shows its files in both. */
export const languages = ["ts", "js"] as const;
export type Language = (typeof languages)[number];

/** What Strapi reads of a project in one language. Types are checked elsewhere. */
export function compileProject(files: readonly ProjectFile[], language: Language): CompiledFile[] {
  return files
    .filter(({ lang }) => lang === language || lang === "json")
    .map(({ path, lang, text }) =>
      lang === "ts" ? { path: path.replace(/\.ts$/, ".js"), text: compile(text) } : { path, text },
    );
}

function compile(text: string): string {
  return transformSync(text, { loader: "ts", format: "cjs", target: "es2022" }).code;
}
