import { join } from "node:path";
import { readArguments } from "../command";
import { allFacts } from "../facts/all";
import { driftOf, readFact, writeFact } from "../facts/files";
import { openPlatform } from "../facts/installed";
import { folders } from "../platform/folders";
import { Failure, root } from "../project";

export const usage = `npm run lab -- facts [NAME…] [--check]

Extracts these facts, or all facts, from Strapi's packages to content/data/. --check only compares.`;

/** A new version of Strapi changes hundreds of facts: the first ones show what kind of change it is. */
const maxShown = 40;

export async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals: names } = readArguments(argv, { check: { type: "boolean", default: false } });
  const known = allFacts.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Failure(`There is no fact "${unknown}". Known: ${known.join(", ")}.`);

  const platform = openPlatform(folders.platform);
  const folder = join(root, "content", "data");
  const drift: string[] = [];
  let rows = 0;
  for (const fact of allFacts.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const file = await readFact(fact, platform);
    rows += file.rows.length;
    if (values.check) drift.push(...driftOf(folder, fact.name, file));
    else writeFact(folder, fact.name, file);
  }
  if (drift.length > 0) throw new Failure(driftMessage(drift, platform.version));
  console.log(
    `${rows} facts of Strapi ${platform.version} ${values.check ? "hold" : "written to content/data"}.`,
  );
}

function driftMessage(drift: readonly string[], version: string): string {
  const more = drift.length > maxShown ? [`… and ${drift.length - maxShown} more.`] : [];
  const head = `content/data differs from Strapi ${version}. To update it: npm run lab -- facts.\n`;
  return [head, ...drift.slice(0, maxShown), ...more].join("\n");
}
