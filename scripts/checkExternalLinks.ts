import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Failure } from "./command/failure.mjs";
import { readOptions } from "./command/options.mjs";
import { root } from "./command/root.mjs";
import { checkLinks, type Verdict } from "./links/check";
import { externalLinks } from "./links/collect.mjs";

const usage = `npm run check:links:external [-- --dir FOLDER]

Requests every URL outside of the site that a build links to, and reports those that don't respond.`;

/**
 * `npm run check:links:external`: requests every external page that the built pages link to, and reports missing ones.
 */
export async function main(argv: readonly string[]): Promise<void> {
  const { options } = readOptions(argv, { dir: "public" }, usage);
  const dir = resolve(root, options.dir);
  if (!existsSync(dir)) throw new Failure(`There is no built site in ${dir}: run npm run build first.`);

  const links = externalLinks(dir);
  const hosts = new Set([...links.keys()].map((url) => new URL(url).host));
  console.log(`Requesting ${links.size} URLs of ${hosts.size} hosts, slowly…`);
  const results = await checkLinks([...links.keys()]);

  for (const { url, verdict, detail } of results) {
    if (verdict === "works") continue;
    console.log(`${verdict}: ${url} (${detail})\n  on ${links.get(url)?.join(", ")}`);
  }
  const count = (wanted: Verdict) => results.filter(({ verdict }) => verdict === wanted).length;
  const missing = count("broken") + count("not reached");
  console.log(`${count("works")} work, ${count("refused")} refused to say, ${missing} broken or not reached`);
  if (missing > 0) process.exitCode = 1;
}
