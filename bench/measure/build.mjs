import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../scripts/command/failure.mjs";
import { run } from "../../scripts/command/run.mjs";
import { costOfChildren } from "./children.mjs";

/**
 * An engine, as an adapter describes it.
 *
 * @typedef {object} Adapter
 * @property {string} name
 * @property {string} dir where its command runs
 * @property {(corpus: import("../content.mjs").Corpus) => void} prepare puts pages where it looks for them
 * @property {(page: import("../content.mjs").Page) => string} file a page's source
 * @property {readonly string[]} caches what a cold build hasn't, below `dir`
 * @property {string} out the built site, below `dir`
 * @property {readonly string[]} args after `node`
 * @property {string} [node] another Node
 * @property {Record<string, string>} [env]
 * @property {(page: import("../content.mjs").Page) => string} link selector of a page's link in the sidebar
 */

/**
 * Builds a site from nothing, and again with one page changed.
 *
 * @param {Adapter} adapter
 * @param {import("../content.mjs").Corpus} corpus
 * @returns {Promise<{ cold: import("./children.mjs").Cost, warm: import("./children.mjs").Cost }>}
 */
export async function measureBuild(adapter, corpus) {
  adapter.prepare(corpus);
  for (const cache of adapter.caches) rmSync(join(adapter.dir, cache), { recursive: true, force: true });
  const cold = await build(adapter);
  const page = corpus.manifest.tree[0]?.sections[0]?.pages[0];
  if (!page) throw new Failure("There are no pages to build.");
  appendFileSync(adapter.file(page), "\nOne more sentence, which the next build has to show.\n");
  return { cold, warm: await build(adapter) };
}

/** @param {Adapter} adapter */
async function build({ name, dir, args, node = process.execPath, env = {} }) {
  const cost = await costOfChildren(() => run(node, [...args], { cwd: dir, env, quiet: true }));
  if (cost.result.code !== 0) throw new Failure(`${name} did not build:\n${cost.result.output.slice(-3000)}`);
  return cost;
}
