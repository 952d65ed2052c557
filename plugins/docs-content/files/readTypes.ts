import type { Problem } from "../problems";
import { type SampleTypes, typesFile } from "../schema/types";
import { readJson } from "./readJson";

const ending = ".types.json";

/** A file with the types of names in samples, read and checked by itself. */
export interface TypesFile {
  readonly file: string;
  /** The page or partial whose samples they are of, as a path from the content folder. */
  readonly page: string;
  /** By fingerprint. */
  readonly types: Readonly<Record<string, SampleTypes>>;
  readonly problems: readonly Problem[];
}

/** The file with the types of a page's samples: `a/b.mdx` → `a/b.types.json`. */
export function typesFileOf(page: string): string {
  return page.replace(/\.mdx$/, ending);
}

export function isTypesFile(file: string): boolean {
  return file.endsWith(ending);
}

/** The command that fixes whatever is wrong with the types of a page's samples. */
export function typesCommand(page: string): string {
  return `npm run lab -- types ${page.replace(/\.mdx$/, "")}`;
}

/** Reads one .types.json file. All mistakes are in its problems; nothing is thrown. */
export function readTypes(file: string, text: string): TypesFile {
  const page = `${file.slice(0, -ending.length)}.mdx`;
  const { value, problems } = readJson(file, text, typesFile, {
    rule: "sample-types",
    message: "This isn't a valid file of types",
    fix: `Only a command writes this file: ${typesCommand(page)}.`,
  });
  return { file, page, types: value?.samples ?? {}, problems };
}
