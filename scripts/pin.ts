import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./command/failure.mjs";
import { readOptions } from "./command/options.mjs";
import { root } from "./command/root.mjs";
import { type Reference, readReferences } from "./pins/references";
import { resolvePin } from "./pins/resolve";
import { withPin } from "./pins/write";

const usage = `npm run pin
npm run pin -- check

Writes the commit of every action in .github/workflows, and the digest of every image in deploy/Dockerfile, beside its tag.
It asks GitHub, and Docker for images, what the tags mean. "check" needs no network: it lists what is unpinned, and fails if anything is.`;

/** `npm run pin` */
export async function main(argv: readonly string[]): Promise<void> {
  const { words } = readOptions(argv, {}, usage);
  const [word, ...others] = words;
  if (others.length > 0 || (word !== undefined && word !== "check"))
    throw new Failure(`"${words.join(" ")}" is neither "check" nor nothing. See npm run pin -- --help.`);
  const references = readReferences(root);
  const failed =
    word === "check" ? references.filter(({ pin }) => pin === undefined) : await pinAll(references);
  for (const reference of failed) console.error(`${placeOf(reference)} is unpinned.`);
  console.log(`${references.length - failed.length} of ${references.length} references are pinned.`);
  if (failed.length > 0) process.exitCode = 1;
}

/** Resolves each tag once. A tag that can't be resolved stays as it is. @returns the references that are still unpinned */
async function pinAll(references: readonly Reference[]): Promise<readonly Reference[]> {
  const pins = new Map<string, Promise<string>>();
  const unpinned: Reference[] = [];
  for (const reference of references) {
    const key = `${reference.kind} ${reference.name} ${reference.tag}`;
    const pin = pins.get(key) ?? resolvePin(reference);
    pins.set(key, pin);
    try {
      writePin(reference, await pin);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.error(`${placeOf(reference)}: ${error.message}`);
      process.exitCode = 1;
      if (reference.pin === undefined) unpinned.push(reference);
    }
  }
  return unpinned;
}

function writePin(reference: Reference, pin: string): void {
  if (pin === reference.pin) return;
  const file = join(root, reference.file);
  writeFileSync(file, withPin(readFileSync(file, "utf8"), reference, pin));
  console.log(`${placeOf(reference)} → ${pin}`);
}

function placeOf({ file, line, kind, name, tag }: Reference): string {
  return `${file}:${line}: the ${kind} ${name} ${tag}`;
}
