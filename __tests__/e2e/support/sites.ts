import { createServer, type RequestListener } from "node:http";
import type { Fixtures } from "@playwright/test";
import send from "send";
import type { Fixture } from "../../../scripts/buildFixture.mjs";
import { createSiteServer } from "../../../scripts/serve/server.mjs";
import { belowPath } from "../../support/belowPath.mjs";
import { builtFixture } from "../../support/builtFixture.mjs";
import { everyComponent } from "../../support/everyComponent.mjs";
import { goodSmall } from "../../support/goodSmall.mjs";
import { hostile } from "../../support/hostile.mjs";
import { listen } from "../../support/listen.mjs";
import { secondDeployment } from "../../support/secondDeployment.mjs";
import { siteDir } from "../../support/siteDir.mjs";
import { stockGatsby } from "../../support/stockGatsby.mjs";
import { twoOfEach } from "../../support/twoOfEach.mjs";
import { fixtureTimeout } from "./fixtureTimeout";

/** URLs have no trailing slash. */
export interface Sites {
  /** The built site. */
  readonly siteUrl: string;
  /** A small site, whose pages and figures are known. */
  readonly smallDir: string;
  readonly smallUrl: string;
  /** The small site's next deployment. */
  readonly secondDir: string;
  /** The small site, built for a base path; the URL is that of the host. */
  readonly belowPathDir: string;
  readonly belowPathUrl: string;
  /** The small site, built with GATSBY_INTERNALS=off. */
  readonly stockUrl: string;
  /** A small site with two versions, two languages, and an announcement. */
  readonly twoOfEachUrl: string;
  /** A site that has each component, table, and code block at least twice. */
  readonly everyComponentDir: string;
  readonly everyComponentUrl: string;
  /** A site whose every text would rather be markup. */
  readonly hostileUrl: string;
  /** Serves a build's files below a path, whichever it was built for. @returns the host's URL. */
  readonly serveAt: (dir: string, path: string) => Promise<string>;
}

/** A cold build, when the machine is busy. */
const ofWorker = { scope: "worker", timeout: fixtureTimeout } as const;

/**
 * Each site is built and served when the first test of a worker needs it. All of them are fixtures of every test: for tests that have
 * other fixtures of a worker, Playwright starts another worker with another browser.
 */
export const sites: Fixtures<object, Sites> = {
  siteUrl: [({}, use) => serve(siteDir, use), ofWorker],
  smallDir: [({}, use) => build(goodSmall, use), ofWorker],
  smallUrl: [({ smallDir }, use) => serve(smallDir, use), ofWorker],
  secondDir: [({}, use) => build(secondDeployment, use), ofWorker],
  belowPathDir: [({}, use) => build(belowPath, use), ofWorker],
  belowPathUrl: [({ belowPathDir }, use) => serve(belowPathDir, use), ofWorker],
  stockUrl: [({}, use) => build(stockGatsby, (dir) => serve(dir, use)), ofWorker],
  twoOfEachUrl: [({}, use) => build(twoOfEach, (dir) => serve(dir, use)), ofWorker],
  everyComponentDir: [({}, use) => build(everyComponent, use), ofWorker],
  everyComponentUrl: [({ everyComponentDir }, use) => serve(everyComponentDir, use), ofWorker],
  hostileUrl: [({}, use) => build(hostile, (dir) => serve(dir, use)), ofWorker],
  serveAt: [
    async ({}, use) => {
      const closers: (() => void)[] = [];
      await use(async (dir, path) => {
        const { url, close } = await listen(createServer(plainListener(dir, path)));
        closers.push(close);
        return url;
      });
      for (const close of closers) close();
    },
    ofWorker,
  ],
};

type Use = (value: string) => Promise<void>;

/** @param use with the folder of the built site */
async function build(fixture: Fixture, use: Use): Promise<void> {
  await use(await builtFixture(fixture));
}

/** @param use with the site's URL, as long as it is served */
async function serve(dir: string, use: Use): Promise<void> {
  const { url, close } = await listen(createSiteServer({ dir }));
  await use(url);
  close();
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
