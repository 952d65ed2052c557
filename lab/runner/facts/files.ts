import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FactFile, factFile } from "../content";
import { errorCode } from "../project";
import type { Fact } from "./fact";
import type { InstalledPlatform } from "./installed";

/** Reads a fact from the platform and checks what came out. */
export async function readFact(fact: Fact, platform: InstalledPlatform): Promise<FactFile> {
  const rows = (await fact.extract(platform)).map((row) => fact.row.parse(row));
  const repeated = rows.find((row, index) => rows.findIndex(({ id }) => id === row.id) !== index);
  if (repeated) throw new Error(`${fact.name} has two rows "${repeated.id}".`);
  const { title, source, members, columns } = fact;
  return factFile.parse({
    title,
    source,
    platform: platform.version,
    ...(members === undefined ? {} : { members }),
    columns,
    rows,
  });
}

/** A fact as the text of its file: a line for each row, so that a change of the platform reads as a change of lines. */
function factText({ columns, rows, ...head }: FactFile): string {
  const lines = [
    ...Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`),
    `  "columns": [\n${list(columns)}\n  ]`,
    `  "rows": [\n${list(rows)}\n  ]`,
  ];
  return `{\n${lines.join(",\n")}\n}\n`;
}

function list(entries: readonly object[]): string {
  return entries.map((entry) => `    ${JSON.stringify(entry)}`).join(",\n");
}

export function writeFact(folder: string, name: string, file: FactFile): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), factText(file));
}

/** The differences between a fact's file and the platform; empty if they agree. */
export function driftOf(folder: string, name: string, now: FactFile): string[] {
  const written = readWritten(join(folder, `${name}.json`));
  if (!written) return [`${name}: there is no ${name}.json.`];
  if (factText(written) === factText(now)) return [];
  const before = new Map(written.rows.map((row) => [row.id, JSON.stringify(row)]));
  const after = new Map(now.rows.map((row) => [row.id, JSON.stringify(row)]));
  const gone = [...before.keys()].filter((id) => !after.has(id)).map((id) => `${name}: "${id}" is gone.`);
  const changes = [...after].flatMap(([id, row]) => {
    const old = before.get(id);
    if (old === undefined) return [`${name}: "${id}" is new.`];
    return old === row ? [] : [`${name}: "${id}" was ${old}, is ${row}.`];
  });
  const all = [...gone, ...changes];
  return all.length > 0 ? all : [`${name}: the order, the columns or the platform's version differ.`];
}

function readWritten(path: string): FactFile | undefined {
  try {
    return factFile.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
