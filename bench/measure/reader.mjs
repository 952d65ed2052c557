import { join } from "node:path";
import { openSite } from "../../scripts/browser/openSite.mjs";
import { Failure } from "../../scripts/command/failure.mjs";
import { precompress } from "../../scripts/precompress/precompress.mjs";
import { median } from "./median.mjs";
import { slowDown, watchTraffic } from "./network.mjs";

/**
 * @typedef {import("../content.mjs").Page} Page
 * @typedef {import("@playwright/test").Browser} Browser
 *
 * Medians. Kilobytes as transferred, milliseconds on the browser's clock.
 *
 * @typedef {object} ReaderCost
 * @property {number} html kilobytes
 * @property {number} styles kilobytes, excluding styles in the HTML
 * @property {number} fonts kilobytes
 * @property {number} scriptsBefore kilobytes of scripts requested before the page had loaded
 * @property {number} scripts kilobytes of all scripts, once the page is quiet
 * @property {number} painted first contentful paint
 * @property {number} largest largest contentful paint
 * @property {number} blocked total time by which tasks after the first paint exceeded 50 ms
 * @property {number} shift cumulative layout shift
 * @property {number} next from a click in the sidebar to the next page's heading
 */

const desktop = { viewport: { width: 1350, height: 940 } };
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** For how long a pointer rests on a link before it is pressed. */
const rest = 150;

/**
 * The cost of a first visit, with an empty cache: on a desktop, or on a slow phone (1.6 Mbit/s,
 * 150 ms, a quarter of the CPU speed).
 *
 * @param {import("./build.mjs").Adapter} adapter of a built site
 * @param {import("../content.mjs").Corpus} corpus
 * @param {{ isSlow: boolean, runs: number, count: number }} options count: of pages, spread over the site
 * @returns {Promise<ReaderCost>}
 */
export async function measureReader(adapter, { manifest }, { isSlow, runs, count }) {
  const dir = join(adapter.dir, adapter.out);
  // The server sends compressed files only if they are there, and every host of documentation compresses.
  await precompress(dir);
  const { browser, origin, close } = await openSite(dir);
  try {
    const sections = manifest.tree.flatMap((area) => area.sections).filter(({ pages }) => pages.length > 1);
    const chosen = Array.from(
      { length: count },
      (_, index) => sections[Math.floor((index * sections.length) / count)]?.pages ?? [],
    );
    /** @type {ReaderCost[]} */
    const costs = [];
    for (const [page, next] of chosen) {
      if (!page || !next) continue;
      await arrive(browser, origin + page.url, false);
      for (let run = 0; run < runs; run += 1)
        costs.push({
          ...(await arrive(browser, origin + page.url, isSlow)),
          next: await followLink(browser, origin + page.url, adapter.link(next), next.title, isSlow),
        });
    }
    if (costs.length === 0)
      throw new Failure("No section has two pages to go from one to the other: generate at least 48 pages.");
    return mediansOf(costs);
  } finally {
    await close();
  }
}

/**
 * @param {Browser} browser @param {string} pageUrl @param {boolean} isSlow
 * @returns {Promise<Omit<ReaderCost, "next">>}
 */
async function arrive(browser, pageUrl, isSlow) {
  const context = await browser.newContext({ ...(isSlow ? phone : desktop), serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await page.addInitScript({ path: join(import.meta.dirname, "vitals.js") });
    if (isSlow) await slowDown(session);
    await page.goto(pageUrl, { waitUntil: "load", timeout: 90_000 });
    const before = traffic.scripts();
    await traffic.quiet(isSlow ? 2000 : 1000);
    const { painted, largest, shift, tasks } = await page.evaluate(() => Reflect.get(window, "vitals"));
    const blocked = tasks.reduce(
      (/** @type {number} */ sum, /** @type {[number, number]} */ [start, duration]) =>
        sum + Math.max(0, start + duration - Math.max(start, painted) - 50),
      0,
    );
    return { ...traffic.kilobytes(before), painted, largest, shift, blocked };
  } finally {
    await context.close();
  }
}

/**
 * @param {Browser} browser @param {string} pageUrl @param {string} link @param {string} title @param {boolean} isSlow
 * @returns {Promise<number>}
 */
async function followLink(browser, pageUrl, link, title, isSlow) {
  const context = await browser.newContext({ ...desktop, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await page.addInitScript({ path: join(import.meta.dirname, "vitals.js") });
    await page.goto(pageUrl, { waitUntil: "load" });
    await traffic.quiet(1000);
    const target = page.locator(link).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    if (isSlow) await slowDown(session);
    await target.hover();
    await page.waitForTimeout(rest);
    await page.mouse.down();
    await page.mouse.up();
    const shown = await page.waitForFunction(
      (expected) =>
        Reflect.get(window, "shownHeading") === expected &&
        Reflect.get(window, "shownAt") - Number(sessionStorage.getItem("clicked")),
      title,
      { polling: 50, timeout: 60_000 },
    );
    return Number(await shown.jsonValue());
  } finally {
    await context.close();
  }
}

/** @param {readonly ReaderCost[]} costs @returns {ReaderCost} */
function mediansOf(costs) {
  const [first] = costs;
  const names = /** @type {(keyof ReaderCost)[]} */ (Object.keys(first ?? {}));
  const entries = names.map((name) => [name, median(costs.map((cost) => cost[name]))]);
  return Object.fromEntries(entries);
}
