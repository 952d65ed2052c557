import { join } from "node:path";
import { Failure, Help } from "./command/failure.mjs";
import { root } from "./command/root.mjs";
import { allFacts } from "./lab/facts/all";
import { driftOf, readFact, writeFact } from "./lab/facts/files";
import { openPlatform } from "./lab/facts/installed";

const usage = `npm run lab:facts [-- NAME… --check]

Reads these facts, or all, from the platform installed in lab/ into content/data/; with --check compares and writes nothing.`;

/** A new version of the platform changes hundreds of facts: the first ones say what kind of change it is. */
const shown = 40;

/**
 * `npm run lab:facts` reads facts from the platform installed in lab/ into content/data/; with `-- --check` it compares
 * and writes nothing. Names of facts behind it narrow it to them.
 */
export async function main(argv: readonly string[]): Promise<void> {
  const words = argv;
  if (words.includes("--help") || words.includes("-h")) throw new Help(usage);
  const isCheck = words.includes("--check");
  const names = words.filter((word) => word !== "--check");
  const known = allFacts.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Failure(`There is no fact "${unknown}". Known: ${known.join(", ")}.`);

  const platform = openPlatform(join(root, "lab"));
  const folder = join(root, "content", "data");
  const drift: string[] = [];
  let rows = 0;
  for (const fact of allFacts.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const file = await readFact(fact, platform);
    rows += file.rows.length;
    if (isCheck) drift.push(...driftOf(folder, fact.name, file));
    else writeFact(folder, fact.name, file);
  }
  if (drift.length > 0) {
    const more = drift.length > shown ? `\n… and ${drift.length - shown} more.` : "";
    throw new Failure(
      `The facts in content/data are not what Strapi ${platform.version} says (npm run lab:facts writes them anew):\n\n${drift.slice(0, shown).join("\n")}${more}`,
    );
  }
  console.log(`${rows} facts of Strapi ${platform.version} ${isCheck ? "hold" : "written to content/data"}.`);
}
