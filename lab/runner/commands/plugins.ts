import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "../command";
import { factFile } from "../content";
import { writeFact } from "../facts/files";
import { openPlatform } from "../facts/installed";
import { folders } from "../platform/folders";
import { columns } from "../plugins/columns";
import { type PluginRow, pluginRow, publishedRow, rowOf } from "../plugins/pluginRow";
import { readPublished } from "../plugins/readPublished";
import { readRegister, registerName } from "../plugins/register";
import { Failure, root } from "../project";

export const usage = `npm run lab -- plugins [PACKAGE…]

Writes content/data/community-plugins.json: which versions of Strapi community packages declare. Asks npm about the packages
that you name, one after the other, and about no others: the rows of the others stay as they are. Name only the packages that
you need. A package must be in ${registerName}.`;

const name = "community-plugins";
const dataFolder = join(root, "content", "data");

export async function run(argv: readonly string[]): Promise<void> {
  const { positionals: asked } = readArguments(argv, {});
  const register = await readRegister();
  const unknown = asked.find((wanted) => !register.some((entry) => entry.package === wanted));
  if (unknown !== undefined) throw new Failure(`${registerName} has no package "${unknown}". Add it first.`);

  const date = new Date().toISOString().slice(0, 10);
  const written = readWritten();
  const rows: PluginRow[] = [];
  for (const { package: id, read } of register) {
    const before = written.find((row) => row.id === id && row.readOn !== "");
    if (asked.includes(id)) rows.push(publishedRow(id, await readPublished(id), date));
    else if (before) rows.push(before);
    else if (read) rows.push(rowOf(id, read, "repository"));
    else throw new Failure(`Nothing is known about ${id}. Name it, or remove it from ${registerName}.`);
  }
  const { version: platform } = openPlatform(folders.platform);
  const source = "package.json of each package, from npm or from the package's public repository";
  writeFact(
    dataFolder,
    name,
    factFile.parse({ title: "Community plugins", source, platform, columns, rows }),
  );
  console.log(`${rows.length} packages written to content/data/${name}.json, ${asked.length} read from npm.`);
}

function readWritten(): PluginRow[] {
  const path = join(dataFolder, `${name}.json`);
  if (!existsSync(path)) return [];
  return factFile.parse(JSON.parse(readFileSync(path, "utf8"))).rows.map((row) => pluginRow.parse(row));
}
