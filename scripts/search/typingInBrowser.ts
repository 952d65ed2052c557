import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import type { SearchIndex } from "../../src/search/build/buildIndex";
import { manifestName } from "../../src/search/local/format";
import { searchIndexPath } from "../../src/site/paths";
import { openSite } from "../browser/openSite.mjs";

/** Milliseconds on the clock of a browser. */
export interface BrowserLatency {
  readonly keys: number;
  /** From a key to the answer that says how many results there are. */
  readonly median: number;
  readonly p95: number;
  readonly slowest: number;
  /** For how long the page's main thread did nothing else, at most and how often for more than a frame of 16 ms. */
  readonly longestBlock: number;
  readonly blocks: number;
}

/** What the page tells of itself; see typingMeasure.js. */
interface Measured {
  readonly times: number[];
  readonly gaps: number[];
}

const frame = 16;

/**
 * Types queries letter by letter into the search of a built site, in a browser, with another index in place of the
 * site's. The first round, in which the index is loaded and code gets compiled, isn't counted.
 *
 * @param dir the built site
 */
export async function typeInBrowser(
  queries: readonly string[],
  index: SearchIndex,
  dir: string,
): Promise<BrowserLatency> {
  const { browser, origin, close } = await openSite(dir);
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await serveIndex(context, index);
    await context.addInitScript({ path: join(import.meta.dirname, "typingMeasure.js") });
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await page.getByRole("dialog").getByRole("combobox").waitFor();
    await typeEach(page, queries);
    await page.evaluate("measured.begin()");
    await typeEach(page, queries);
    return summary(await page.evaluate<Measured>("({ times: measured.times, gaps: measured.gaps })"));
  } finally {
    await close();
  }
}

/** Answers for the files of the site's own index, which are left alone. */
async function serveIndex(context: BrowserContext, { manifest, files }: SearchIndex): Promise<void> {
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  contents.set(manifestName, JSON.stringify(manifest));
  await context.route(
    ({ pathname }) => pathname.startsWith(`${searchIndexPath}/`),
    async (route) => {
      const body = contents.get(new URL(route.request().url()).pathname.slice(searchIndexPath.length + 1));
      await route.fulfill(body === undefined ? { status: 404 } : { body, contentType: "application/json" });
    },
  );
}

async function typeEach(page: Page, queries: readonly string[]): Promise<void> {
  const field = page.getByRole("dialog").getByRole("combobox");
  for (const query of queries) {
    await field.fill("");
    for (const letter of query) {
      await page.keyboard.type(letter);
      await page.evaluate("measured.answered()");
    }
  }
}

function summary({ times, gaps }: Measured): BrowserLatency {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    keys: sorted.length,
    median: at(0.5),
    p95: at(0.95),
    slowest: at(1),
    longestBlock: gaps.reduce((longest, gap) => Math.max(longest, gap), 0),
    blocks: gaps.filter((gap) => gap > frame).length,
  };
}
