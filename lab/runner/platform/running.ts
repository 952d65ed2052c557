import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { folders } from "./folders";
import { commandOf } from "./processes";

const recordSchema = z.object({ pid: z.number().int().positive(), port: z.number().int().optional() });

/** The instance that a person starts; other commands' instances have other names. */
export const startedByPerson = "main";

/** A running instance: its process, and the port it serves if it does. */
export type LabRecord = z.infer<typeof recordSchema>;

const fileOf = (name: string, folder: string) => join(folder, `${name}.json`);

export function writeRecord(name: string, record: LabRecord, folder: string = folders.instances): void {
  mkdirSync(dirname(fileOf(name, folder)), { recursive: true });
  writeFileSync(fileOf(name, folder), JSON.stringify(record));
}

export function removeRecord(name: string, folder: string = folders.instances): void {
  rmSync(fileOf(name, folder), { force: true });
}

/**
 * The running instance of this name. The system reuses process IDs, so a process counts only if it runs the lab's program
 * with this instance's folder.
 */
export function findRunning(name: string, folder: string = folders.instances): LabRecord | undefined {
  const record = readRecord(fileOf(name, folder));
  if (!record) return undefined;
  const command = commandOf(record.pid);
  const isOurs = command.includes(join("tools", "host.js")) && command.includes(join(folder, name));
  return isOurs ? record : undefined;
}

function readRecord(file: string): LabRecord | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
