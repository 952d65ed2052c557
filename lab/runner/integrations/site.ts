import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { launchBrowser } from "../launchBrowser";
import { Failure, freePort } from "../project";
import { endGroup, endWithUs } from "../replay/processGroups";
import type { ClientFile } from "./client";

const startMs = 60_000;
const showMs = 15_000;

/**
 * Serves the built site of a client, and opens pages of it in a browser.
 *
 * @returns a line for each text that isn't visible
 * @throws {Failure} if the site doesn't start
 */
export async function visitSite(
  command: string,
  visits: ClientFile["visits"],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<string[]> {
  const browser = await launchBrowser();
  const port = await freePort(0);
  const server = spawn("bash", ["-c", command], {
    cwd,
    env: { ...env, PORT: String(port) },
    detached: true,
    stdio: "ignore",
  });
  endWithUs(server);
  try {
    const origin = `http://localhost:${port}`;
    await untilServing(origin, command, server);
    const page = await browser.newPage();
    const problems: string[] = [];
    for (const { path, shows } of visits) {
      await page.goto(origin + path);
      for (const text of shows)
        if (!(await isShown(page, text))) problems.push(`${path} doesn't show "${text}".`);
      const lost = await page.locator("img").evaluateAll(lostImages);
      problems.push(...lost.map((url) => `${path} doesn't load ${url}`));
    }
    return problems;
  } finally {
    await browser.close();
    await endGroup(server);
  }
}

async function untilServing(origin: string, command: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startMs;
  const responds = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await responds())) {
    if (server.exitCode !== null) throw new Failure(`"${command}" ended with code ${server.exitCode}.`);
    if (Date.now() > deadline) throw new Failure(`"${command}" doesn't serve after a minute.`);
    await sleep(300);
  }
}

function isShown(page: Page, text: string): Promise<boolean> {
  return page
    .getByText(text)
    .or(page.getByAltText(text))
    .first()
    .waitFor({ timeout: showMs })
    .then(
      () => true,
      () => false,
    );
}

/** In the page: URLs of images that could not be loaded. */
async function lostImages(images: Element[]): Promise<string[]> {
  const found = images.filter((image) => image instanceof HTMLImageElement);
  const loaded = await Promise.all(
    found.map((image) =>
      image.decode().then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.filter((_image, index) => !loaded[index]).map(({ src }) => src);
}
