import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { openSite } from "../scripts/browser/openSite.mjs";
import { Failure, runMain } from "../scripts/command/failure.mjs";
import { readOptions } from "../scripts/command/options.mjs";
import { root } from "../scripts/command/root.mjs";
import { median } from "./measure/median.mjs";
import { slowDown } from "./measure/network.mjs";

const usage = `npm run bench:sandbox [-- --runs 5 --page /dev-docs/api/rest/console --site public]

Measures what the console costs on a slow phone (1.6 Mbit/s, 150 ms, a processor of a quarter of the speed), in the site that was
built last, or in a copy of one, once it is compressed (npm run precompress): the time from the first Run to its response, with all downloads, the time of further requests, and the longest task
of the page's main thread meanwhile. Chromium doesn't slow down workers, so their replies are held back until they have taken four times as long. Prints each run and the medians. Needs a machine with nothing else to do.`;

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
/** Further requests of each run. */
const further = 10;
const timeoutMs = 90_000;

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ first: number, later: number, task: number }} Cost in milliseconds */

void runMain(async () => {
  const { options } = readOptions(
    process.argv.slice(2),
    { runs: "5", page: "/dev-docs/api/rest/console", site: "public" },
    usage,
  );
  const site = resolve(root, options.site);
  if (!readdirSync(join(site, "sandbox", "files")).some((name) => name.endsWith(".gz")))
    throw new Failure(
      "The build isn't compressed, so it would load too slowly: run npm run precompress first.",
    );
  const { browser, origin, close } = await openSite(site);
  /** @type {Cost[]} */
  const costs = [];
  try {
    for (let run = 0; run < Number(options.runs); run += 1) {
      const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
      costs.push(await measure(await context.newPage(), origin + options.page));
      await context.close();
      console.log(line(`run ${run + 1}`, costs.at(-1)));
    }
  } finally {
    await close();
  }
  const of = (/** @type {keyof Cost} */ name) => median(costs.map((cost) => cost[name]));
  console.log(line("median", { first: of("first"), later: of("later"), task: of("task") }));
});

/** @param {Page} page @param {string} url @returns {Promise<Cost>} */
async function measure(page, url) {
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(watch);
  await slowDown(session);
  await page.goto(url, { waitUntil: "load", timeout: timeoutMs });
  await page.getByRole("button", { name: "Run", exact: true }).waitFor({ timeout: timeoutMs });
  // What the page loads for itself.
  await page.waitForTimeout(3000);
  await page.evaluate(() => Reflect.get(window, "watched").tasks.splice(0));
  const first = await timeOf(page);
  const later = [];
  for (let request = 0; request < further; request += 1) later.push(await timeOf(page));
  const tasks = await page.evaluate(() => Reflect.get(window, "watched").tasks);
  return { first, later: median(later), task: Math.max(0, ...tasks) };
}

/**
 * Records long tasks, and delays each message from a worker to the page as if the worker were four times slower: browsers slow
 * down only the page's own thread. A worker carries out one order after the other, and its first one takes as long as its start.
 */
function watch() {
  const times = 4;
  /** @type {{ tasks: number[] }} */
  const watched = { tasks: [] };
  Reflect.set(window, "watched", watched);
  // Browsers report tasks from 50 ms on.
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tasks.push(duration);
  }).observe({ type: "longtask" });
  window.Worker = class extends Worker {
    created = performance.now();
    /** @type {number[]} */
    sent = [];
    /** When the worker was free again, and when the slow one would be. */
    free = { real: 0, slow: 0 };
    /** @param {[unknown]} order */
    postMessage(...order) {
      this.sent.push(this.free.real === 0 ? this.created : performance.now());
      super.postMessage(...order);
    }
    /** @param {string} type @param {(event: Event) => void} listener */
    addEventListener(type, listener) {
      if (type !== "message") return super.addEventListener(type, listener);
      super.addEventListener(type, (event) => {
        const now = performance.now();
        const sent = this.sent.shift() ?? now;
        const took = now - Math.max(sent, this.free.real);
        this.free = { real: now, slow: Math.max(sent, this.free.slow) + times * took };
        setTimeout(listener, this.free.slow - now, event);
      });
    }
  };
}

/** From the press to the response in the page. @param {Page} page @returns {Promise<number>} */
async function timeOf(page) {
  return page.evaluate(async (limit) => {
    const pane = document.querySelector("section[aria-label=Response]");
    const button = document.querySelector("form[aria-label=Request] button[type=submit]");
    if (!pane || !(button instanceof HTMLElement)) throw new Error("There is no console.");
    const begun = performance.now();
    const changes = new Promise((resolve, reject) => {
      let wasBusy = false;
      new MutationObserver(() => {
        const isBusy = pane.getAttribute("aria-busy") === "true";
        if (wasBusy && !isBusy) requestAnimationFrame(resolve);
        wasBusy ||= isBusy;
      }).observe(pane, { attributes: true });
      setTimeout(() => reject(new Error("No response.")), limit);
    });
    button.click();
    await changes;
    return performance.now() - begun;
  }, timeoutMs);
}

/** @param {string} label @param {Cost | undefined} cost */
function line(label, cost) {
  const task = cost && cost.task > 0 ? `${cost.task.toFixed(0)} ms` : "under 50 ms";
  return `${label}: first response ${cost?.first.toFixed(0)} ms, later ${cost?.later.toFixed(0)} ms, longest task ${task}`;
}
