import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SandboxData } from "../../../sandbox/src/data";
import { root } from "../../command/root.mjs";

/** Committed like recordings: a change of the lab's data is a difference that people can read. */
export const dataFile = join(root, "sandbox", "data", "seed.json");

export function readData(): SandboxData {
  return JSON.parse(readFileSync(dataFile, "utf8"));
}

export function writeData(data: SandboxData): void {
  writeFileSync(dataFile, dataText(data));
}

/** JSON with a line for each row, type, and component. */
export function dataText({ tables, contentTypes, components, ...rest }: SandboxData): string {
  const parts = [
    ...Object.entries(rest).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`),
    `  "contentTypes": ${inLines(contentTypes)}`,
    `  "components": ${inLines(components)}`,
    `  "tables": [\n${tables.map(tableText).join(",\n")}\n  ]`,
  ];
  return `{\n${parts.join(",\n")}\n}\n`;
}

function inLines(entries: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(entries).map(([key, value]) => `    "${key}": ${JSON.stringify(value)}`);
  return `{\n${lines.join(",\n")}\n  }`;
}

function tableText({ rows, ...table }: SandboxData["tables"][number]): string {
  const lines = rows.map((row) => `        ${JSON.stringify(row)}`).join(",\n");
  const head = JSON.stringify(table).slice(1, -1);
  return `    {\n      ${head},\n      "rows": [${lines === "" ? "" : `\n${lines}\n      `}]\n    }`;
}
