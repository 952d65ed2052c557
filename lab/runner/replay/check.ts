import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { Manager } from "../content";
import { launchBrowser } from "../launchBrowser";
import { Failure, freePort, requireFreePort } from "../project";
import { replayDocker } from "./docker/check";
import { needsEngineCheckOff } from "./environment";
import { Panel } from "./panel";
import { replayPage } from "./replayPage";
import { readScript } from "./script";
import { provideManagers } from "./tools";

/** There may be no Docker here, so its page is followed outside of containers. */
const dockerPage = "dev-docs/installation/docker";

/** Pages whose reader creates a project and continues with it. */
export const replayedPages: readonly string[] = [
  "dev-docs/quick-start",
  "dev-docs/installation/cli",
  dockerPage,
];
const managers: readonly Manager[] = ["npm", "yarn", "pnpm"];

export function isReplayed(page: string): boolean {
  return replayedPages.includes(page);
}

export interface FullOptions {
  /** Only the tabs of this package manager; all when empty. */
  readonly manager: string;
  readonly log: (line: string) => void;
}

/**
 * Replays pages from their own text: their commands, their steps in the admin panel, and their requests.
 *
 * @param wanted pages; all that can be replayed when empty
 * @returns how many replays failed
 * @throws {Failure} for a page or a package manager that can't be replayed
 */
export async function replayPages(
  contentDir: string,
  wanted: readonly string[],
  { manager, log }: FullOptions,
): Promise<number> {
  const chosen = chosenOf(wanted, replayedPages, "page");
  const tabs = chosenOf(manager === "" ? [] : [manager], managers, "package manager");
  const tools = await provideManagers();
  const browser = await launchBrowser();
  let failed = 0;
  try {
    for (const page of chosen) {
      const readText = (file: string) => readFileSync(join(contentDir, file), "utf8");
      const script = readScript(`${page}.mdx`, readText);
      for (const problem of script.problems) log(problem);
      if (script.problems.length > 0) failed++;
      else if (page === dockerPage)
        failed += await replay(`${page} without containers`, log, () => replayDocker(script, { tools, log }));
      else failed += await replayTabs({ script, tabs, tools, newPanel: () => newPanel(browser), log, page });
    }
  } finally {
    await browser.close();
  }
  return failed;
}

async function newPanel(browser: Browser): Promise<Panel> {
  const context = await browser.newContext({ locale: "en-US", viewport: { width: 1280, height: 800 } });
  return new Panel(await context.newPage());
}

interface Tabs extends Omit<Parameters<typeof replayPage>[1], "manager" | "port"> {
  readonly script: Parameters<typeof replayPage>[0];
  readonly tabs: readonly Manager[];
  readonly page: string;
}

async function replayTabs({ script, tabs, page, ...options }: Tabs): Promise<number> {
  let failed = 0;
  for (const manager of tabs) {
    const port = await portFor(options.log);
    if (manager === "yarn" && needsEngineCheckOff(process.versions.node))
      options.log(`\nNode is ${process.versions.node}: Yarn's check of engines is off, as it needs 22.13.`);
    failed += await replay(`${page} with ${manager}, in an empty folder`, options.log, () =>
      replayPage(script, { ...options, manager, port }),
    );
  }
  return failed;
}

/** @returns 1 for a replay that failed, else 0. */
async function replay(
  what: string,
  log: (line: string) => void,
  follow: () => Promise<string | null>,
): Promise<number> {
  log(`\n${what}`);
  const started = performance.now();
  const failure = await follow();
  const seconds = Math.round((performance.now() - started) / 1000);
  log(failure === null ? `  passed (${seconds} s)` : `  FAILED (${seconds} s)\n  ${failure}`);
  return failure === null ? 0 : 1;
}

/** Pages use 1337. If that port is taken, the server gets another one, and so do the URLs of the page. */
async function portFor(log: (line: string) => void): Promise<number> {
  const isFree = await requireFreePort(1337).then(
    () => true,
    () => false,
  );
  if (isFree) return 1337;
  const port = await freePort(0);
  log(`Port 1337 is in use: PORT=${port}, and localhost:1337 on the pages means localhost:${port}.`);
  return port;
}

function chosenOf<Name extends string>(
  wanted: readonly string[],
  known: readonly Name[],
  what: string,
): Name[] {
  const unknown = wanted.find((word) => !known.some((name) => name === word));
  if (unknown !== undefined)
    throw new Failure(`"${unknown}" is no ${what} that can be replayed: ${known.join(", ")}.`);
  return known.filter((name) => wanted.length === 0 || wanted.includes(name));
}
