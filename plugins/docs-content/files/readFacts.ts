import { fileStart, type Problem } from "../problems";
import { type FactFile, factFile } from "../schema/facts";

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

/** Reads one data/<name>.json. What is wrong with it stands in its problems; nothing is thrown. */
export function readFacts(file: string, text: string): ReadFacts {
  const name = place.exec(file)?.[1] ?? file;
  const parsed = factFile.safeParse(parseJson(text));
  if (parsed.success) return { file, name, facts: parsed.data, problems: [] };
  const [issue] = parsed.error.issues;
  const where =
    issue && issue.path.length > 0 ? ` (${issue.path.map(String).join(".")}: ${issue.message})` : "";
  const mend = `The file is written by a command, and by it alone: npm run lab:facts -- ${name}.`;
  const message = `This is no file of facts${where}.`;
  return { file, name, facts: undefined, problems: [{ file, ...fileStart, rule: "facts", message, mend }] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
