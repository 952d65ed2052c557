import { buildIndex } from "../build/search/buildIndex";
import { searchContent } from "../plugins/docs-content/search/pageRecords";
import { readOptions } from "./command/options.mjs";
import { readJudgments } from "./search/judgments";
import { libraryOf } from "./search/library";
import { manyPages } from "./search/manyPages";
import { sizesOf } from "./search/sizes";
import { typeAll } from "./search/typing";
import { typeInBrowser } from "./search/typingInBrowser";

const usage = `npm run search:bench [-- --pages 400,3000 --browser public]

Measures the index and the search on generated content of so many pages; with --browser also what a reader waits, in the
search of a built site.`;

/** Questions that are typed letter by letter. */
const asked = 20;

/**
 * `npm run search:bench`: what the local search costs with sites of some sizes, `-- --pages 400,3000`. Seconds and
 * milliseconds are the processor's; sizes are compressed.
 */
export async function main(argv: readonly string[]): Promise<void> {
  const { options } = readOptions(argv, { pages: "400,3000", browser: "" }, usage);
  const { pages, synonyms } = await searchContent(process.env.DOCS_CONTENT ?? "content");
  const real = pages.map(({ records }) => records);
  const judgments = await readJudgments("search/judgments.yaml", new Set(pages.map(({ path }) => path)));
  const queries = judgments.slice(0, asked).map(({ query }) => query);
  for (const count of [real.length, ...options.pages.split(",").map(Number)]) {
    const site = [...manyPages(real, count)];
    const started = process.cpuUsage();
    const index = buildIndex(site, synonyms);
    const { user, system } = process.cpuUsage(started);
    const { first, rest, texts, files } = sizesOf(index);
    const { keys, median, p95, slowest } = await typeAll(queries, await libraryOf(index));
    console.log(`\n${count} pages, ${site.reduce((sum, { length }) => sum + length, 0)} records`);
    console.log(`  built in ${((user + system) / 1e6).toFixed(1)} s, ${files} files`);
    console.log(`  loaded: ${kilobytes(first)} before the first response, ${kilobytes(rest)} behind it`);
    console.log(`  texts: ${kilobytes(texts)} in all, of which responses load what they show`);
    console.log(
      `  a key: ${[median, p95, slowest].map(milliseconds).join(", ")} (median, 95 %, slowest of ${keys})`,
    );
    if (options.browser === "") continue;
    const reader = await typeInBrowser(queries, index, options.browser);
    const waits = [reader.median, reader.p95, reader.slowest].map(milliseconds).join(", ");
    console.log(`  a reader waits: ${waits} (median, 95 %, slowest of ${reader.keys} keys)`);
    console.log(
      `  the page's longest task: ${milliseconds(reader.longestTask)}; ${reader.longTasks} are longer than a frame of 16 ms`,
    );
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(1)} ms`;
}
