import { createServer, type RequestListener } from "node:http";
import type { Page, Route } from "@playwright/test";
import send from "send";
import { createSiteServer } from "../../../scripts/serve/server.mjs";
import { belowPath } from "../../support/belowPath.mjs";
import { builtFixture } from "../../support/builtFixture.mjs";
import { goodSmall } from "../../support/goodSmall.mjs";
import { listen as listenOn } from "../../support/listen.mjs";
import { secondDeployment } from "../../support/secondDeployment.mjs";
import { fixtureTimeout } from "./fixtureTimeout";
import { test as base } from "./test";

interface SmallSite {
  readonly smallDir: string;
  readonly smallUrl: string;
  /** The site's next deployment. */
  readonly secondDir: string;
  /** The same site, built for a base path; the URL is that of the host. */
  readonly belowPathDir: string;
  readonly belowPathUrl: string;
  /** Serves a build's files below a path, whichever it was built for. @returns the host's URL. */
  readonly serveAt: (dir: string, path: string) => Promise<string>;
}

/** Playwright's test on a small site, whose pages and figures are known. */
export const test = base.extend<object, SmallSite>({
  smallDir: [
    async ({}, use) => {
      await use(await builtFixture(goodSmall));
    },
    // A cold build of it, when the machine is busy.
    { scope: "worker", timeout: fixtureTimeout },
  ],
  smallUrl: [
    async ({ smallDir }, use) => {
      const { url, close } = await listen(siteListener(smallDir));
      await use(url);
      close();
    },
    { scope: "worker" },
  ],
  secondDir: [
    async ({}, use) => {
      await use(await builtFixture(secondDeployment));
    },
    { scope: "worker", timeout: fixtureTimeout },
  ],
  belowPathDir: [
    async ({}, use) => {
      await use(await builtFixture(belowPath));
    },
    { scope: "worker", timeout: fixtureTimeout },
  ],
  belowPathUrl: [
    async ({ belowPathDir }, use) => {
      const { url, close } = await listen(siteListener(belowPathDir));
      await use(url);
      close();
    },
    { scope: "worker" },
  ],
  serveAt: [
    async ({}, use) => {
      const closers: (() => void)[] = [];
      await use(async (dir, path) => {
        const { url, close } = await listen(plainListener(dir, path));
        closers.push(close);
        return url;
      });
      for (const close of closers) close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ smallUrl }, use) => use(smallUrl),
});

/** Responds as the site's own server does. */
export function siteListener(dir: string): RequestListener {
  const site = createSiteServer({ dir });
  return (request, response) => site.emit("request", request, response);
}

/** Responds like a host that only has the site's files, and no rules. */
function plainListener(dir: string, path: string): RequestListener {
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://host");
    const file = pathname.startsWith(`${path}/`) ? pathname.slice(path.length) : "/beside the site";
    send(request, file, { root: dir })
      .on("error", ({ status }) => response.writeHead(status).end())
      .on("directory", () => response.writeHead(301, { Location: `${pathname}/${search}` }).end())
      .pipe(response);
  };
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

/** What has been set off is done: two frames and a moment without work. For tests that nothing happens. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      ),
  );
}
