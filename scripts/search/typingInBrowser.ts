import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import type { SearchIndex } from "../../build/search/buildIndex";
import { searchIndexPath } from "../../shared/paths";
import { manifestName } from "../../src/search/local/format";
import { openSite } from "../browser/openSite.mjs";
import { tasksDuring } from "./mainThread";
import { type Latency, latencyOf } from "./typing";

/** Wall time in a browser, in milliseconds, from a key to the number of its results. */
export interface BrowserLatency extends Latency {
  /** The longest task of the page's main thread, in time of the processor, and how many took more than a frame of 16 ms. */
  readonly longestTask: number;
  readonly longTasks: number;
}

const frame = 16;

/** Pause between a response and the next key, in milliseconds: a realistic one, so that work that waits for a pause runs, too. */
const pause = 200;

/**
 * Types queries letter by letter into the search of a built site, in a browser, with another index instead of the
 * site's. The first round, which loads the index and compiles code, isn't counted.
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
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: "block",
    });
    await serveIndex(context, index);
    await context.addInitScript({ path: join(import.meta.dirname, "typingMeasure.js") });
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await page.getByRole("dialog").getByRole("combobox").waitFor();
    await typeEach(page, queries, 0);
    await page.evaluate("measured.begin()");
    const tasks = await tasksDuring(browser, page, () => typeEach(page, queries, pause));
    return summary(await page.evaluate<number[]>("measured.times"), tasks);
  } finally {
    await close();
  }
}

/** Responds to requests for the index's files; the site's own files stay unchanged. */
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

async function typeEach(page: Page, queries: readonly string[], wait: number): Promise<void> {
  const field = page.getByRole("dialog").getByRole("combobox");
  for (const query of queries) {
    await field.fill("");
    for (const letter of query) {
      await page.keyboard.type(letter);
      await page.evaluate("measured.responded()");
      await page.waitForTimeout(wait);
    }
  }
}

function summary(times: readonly number[], tasks: readonly number[]): BrowserLatency {
  return {
    ...latencyOf(times),
    longestTask: tasks.reduce((longest, time) => Math.max(longest, time), 0),
    longTasks: tasks.filter((time) => time > frame).length,
  };
}
