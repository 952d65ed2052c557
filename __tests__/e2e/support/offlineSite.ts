import type { RequestListener } from "node:http";
import { expect, type Page } from "@playwright/test";
import { build } from "esbuild";
import { openHydrated } from "./hydration";
import { listen, siteListener, test as small } from "./smallSite";

interface Site {
  readonly url: string;
  /** Stops all responses, as if the network were down. */
  readonly cut: () => void;
  readonly fix: () => void;
  /** Replaces the served build with another one. */
  readonly serve: (build: "second" | "switched off") => void;
}

/** The service worker of a build without offline reading, bundled once. */
let retired: Promise<string> | undefined;

async function bundleRetired(): Promise<string> {
  const entryPoints = ["src/offline/worker/retired.ts"];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: "iife" });
  return outputFiles[0]?.text ?? "";
}

/** Playwright's test on a small site with a service worker, whose server can be cut off. */
export const test = small.extend<{ readonly site: Site }>({
  serviceWorkers: "allow",
  site: async ({ smallDir, secondDir }, use) => {
    const [first, second] = [siteListener(smallDir), siteListener(secondDir)];
    retired ??= bundleRetired();
    const script = await retired;
    const off: RequestListener = (request, response) => {
      if (request.url === "/sw.js") response.setHeader("Content-Type", "text/javascript").end(script);
      else first(request, response);
    };
    const responders = { second, "switched off": off };
    let current: RequestListener = first;
    let isCut = false;
    const { url, close } = await listen((request, response) => {
      if (isCut) request.socket.destroy();
      else current(request, response);
    });
    await use({
      url,
      cut: () => {
        isCut = true;
      },
      fix: () => {
        isCut = false;
      },
      serve: (build) => {
        current = responders[build];
      },
    });
    close();
  },
});

/** Opens a page, and waits until the worker keeps it. */
export async function visit(page: Page, url: string, route: string): Promise<void> {
  await openHydrated(page, url + route);
  await expectSaved(page, route);
}

/**
 * Opens a file of the site that needs no worker. A page's requests can wake up an old worker while it is being replaced. Without a
 * debugger, it soon stops and makes room; with Playwright attached, it stays until no page needs it.
 */
export async function openQuiet(page: Page, url: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${url}/robots.txt`);
}

export async function expectSaved(page: Page, route: string): Promise<void> {
  await expect
    .poll(() => savedPaths(page), { message: `${route} is kept` })
    .toContain(`/page-data${route}/page-data.json`);
}

/** URLs of all saved files, without their queries. */
export function savedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
