import type { Problem } from "../problems";
import { type FactFile, factFile } from "../schema/facts";
import { readJson } from "./readJson";

const place = /^data\/([a-z0-9-]+)\.json$/;

/** A file of facts, read and checked by itself. */
export interface ReadFacts {
  readonly file: string;
  /** What tables call it. */
  readonly name: string;
  /** Undefined when the file can't be used; `problems` then say why. */
  readonly facts: FactFile | undefined;
  readonly problems: readonly Problem[];
}

export function isFactsFile(file: string): boolean {
  return place.test(file);
}

/** Reads one data/<name>.json. All mistakes are in its problems; nothing is thrown. */
export function readFacts(file: string, text: string): ReadFacts {
  const name = place.exec(file)?.[1] ?? file;
  const { value: facts, problems } = readJson(file, text, factFile, {
    rule: "facts",
    message: "This isn't a valid fact file",
    fix: `Only a command writes this file: npm run lab -- facts ${name}.`,
  });
  return { file, name, facts, problems };
}
