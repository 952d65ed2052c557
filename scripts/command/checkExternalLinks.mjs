import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { checkLinks } from "../links/check.mjs";
import { externalLinks } from "../links/collect.mjs";
import { Failure } from "./failure.mjs";
import { readOptions } from "./options.mjs";
import { root } from "./root.mjs";

const usage = `npm run check:links:external [-- --dir FOLDER]

Asks every address outside of the site that a build links to whether it still answers.`;

/**
 * `npm run check:links:external`: asks every other host that the built pages link to whether its page is still there.
 *
 * @param {string[]} argv
 */
export async function main(argv) {
  const { options } = readOptions(argv, { dir: "public" }, usage);
  const dir = resolve(root, options.dir);
  if (!existsSync(dir)) throw new Failure(`There is no built site in ${dir}: run npm run build first.`);

  const links = externalLinks(dir);
  const hosts = new Set([...links.keys()].map((address) => new URL(address).host));
  console.log(`Asking ${hosts.size} hosts for ${links.size} addresses, slowly…`);
  const results = await checkLinks([...links.keys()]);

  for (const { address, verdict, detail } of results) {
    if (verdict === "works") continue;
    console.log(`${verdict}: ${address} (${detail})\n  on ${links.get(address)?.join(", ")}`);
  }
  /** @param {import("../links/check.mjs").Verdict} wanted */
  const count = (wanted) => results.filter(({ verdict }) => verdict === wanted).length;
  const missing = count("broken") + count("not reached");
  console.log(`${count("works")} work, ${count("refused")} refused to say, ${missing} broken or not reached`);
  if (missing > 0) process.exitCode = 1;
}
