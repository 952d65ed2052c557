import { createServer, type RequestListener } from "node:http";
import type { Page, Route } from "@playwright/test";
import { createSiteServer } from "../../../scripts/serve/server.mjs";
import { listen as listenOn } from "../../support/listen.mjs";
import { test as base } from "./test";

/** Playwright's test on a small site, whose pages and figures are known. */
export const test = base.extend({ baseURL: ({ smallUrl }, use) => use(smallUrl) });

/** Responds as the site's own server does. */
export function siteListener(dir: string): RequestListener {
  const site = createSiteServer({ dir });
  return (request, response) => site.emit("request", request, response);
}

/** A server on a free port of this machine. */
export function listen(listener: RequestListener): Promise<{ url: string; close: () => void }> {
  return listenOn(createServer(listener));
}

/** Holds requests. @returns a function that releases them, and all that follow. */
export async function hold(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(url, async (route) => {
    if (isOpen) await route.continue();
    else waiting.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

/** Counts the documents that the browser loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

export const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** The URL of a page's data. */
export const dataOf = (route: string) => `**/page-data${route}/page-data.json`;

/**
 * What has been set off is done: two frames and a moment without work. For tests that nothing happens. After a scroll, a browser may
 * report no such moment although it has no work, so this waits two seconds for it at most.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 })),
        ),
      ),
  );
}
