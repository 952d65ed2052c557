import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure, runMain } from "../scripts/command/failure.mjs";
import { readOptions } from "../scripts/command/options.mjs";
import { root } from "../scripts/command/root.mjs";
import ours from "./adapter.mjs";
import { generate } from "./generate.mjs";
import { measureBuild } from "./measure/build.mjs";
import { median } from "./measure/median.mjs";
import { measureReader } from "./measure/reader.mjs";

const usage = `npm run bench [-- --pages 300 --runs 3 --adapters ../other/adapter.mjs]

Builds generated pages with this project, from nothing and again with one page changed, and measures what a reader pays
for them, on a desktop and on a slow phone. With --adapters (files, with commas between) other engines build the same
pages in the same run: bench/measure/build.mjs says what an adapter holds. Seconds of processor time and medians are the
figures to compare, on a machine with nothing else to do.`;

const readerPages = 5;

/** @typedef {import("./measure/build.mjs").Adapter} Adapter */

void runMain(async () => {
  const { options } = readOptions(
    process.argv.slice(2),
    { pages: "300", runs: "3", adapters: "", skip: "" },
    usage,
  );
  const pages = positive("pages", options.pages);
  const runs = positive("runs", options.runs);
  if (!["", "reader"].includes(options.skip)) throw new Failure('--skip can only be "reader".');
  if (process.platform !== "linux")
    throw new Failure("The benchmark reads processor time from /proc, which only Linux has.");
  const corpus = generate({ pages, folder: join(root, ".builds", "bench-pages") });
  for (const adapter of [ours, ...(await adaptersOf(options.adapters))]) {
    console.log(`\n${adapter.name}, ${pages} pages`);
    const builds = [];
    for (let run = 0; run < runs; run += 1) builds.push(await measureBuild(adapter, corpus));
    tell(
      "cold build",
      builds.map(({ cold }) => cold),
    );
    tell(
      "warm build",
      builds.map(({ warm }) => warm),
    );
    if (options.skip === "reader") continue;
    for (const isSlow of [false, true]) {
      const cost = await measureReader(adapter, corpus, { isSlow, runs, count: readerPages });
      const figures = Object.entries(cost).map(
        ([name, value]) => `${name} ${value.toFixed(name === "shift" ? 3 : 1)}`,
      );
      console.log(`  ${isSlow ? "slow phone" : "desktop"}: ${figures.join(", ")}`);
    }
  }
});

/** @param {string} label @param {readonly import("./measure/children.mjs").Cost[]} costs */
function tell(label, costs) {
  const of = (/** @type {"cpu" | "wall" | "memory"} */ name) => median(costs.map((cost) => cost[name]));
  const memory = (of("memory") / 2 ** 30).toFixed(2);
  console.log(
    `  ${label}: ${of("cpu").toFixed(1)} s of processor time, ${of("wall").toFixed(1)} s, ${memory} GiB`,
  );
}

/** @param {string} list @returns {Promise<Adapter[]>} */
async function adaptersOf(list) {
  const files = list.split(",").filter(Boolean);
  return Promise.all(
    files.map(async (file) => {
      const { default: adapter } = await import(pathToFileURL(resolve(file)).href).catch((error) => {
        throw new Failure(`The adapter ${file} cannot be loaded: ${error.message}`);
      });
      if (typeof adapter?.prepare !== "function")
        throw new Failure(
          `The adapter ${file} has no default export as bench/measure/build.mjs describes it.`,
        );
      return adapter;
    }),
  );
}

/** @param {string} name @param {string} text */
function positive(name, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Failure(`--${name} needs a whole number above 0, not "${text}".`);
  return number;
}
