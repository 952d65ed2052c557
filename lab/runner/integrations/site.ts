import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { launchBrowser } from "../launchBrowser";
import { Failure, freePort } from "../project";
import { endGroup, endWithUs } from "../replay/processGroups";
import type { ClientFile } from "./client";
import type { Gateway } from "./gateway";

const startMs = 60_000;
const showMs = 15_000;

type Visit = ClientFile["visits"][number];

interface Site {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Between the site and the lab. */
  readonly gateway: Gateway;
}

/**
 * Serves the built site of a client, and opens pages of it in a browser.
 *
 * @returns a line for each difference
 * @throws {Failure} if the site doesn't start
 */
export async function visitSite(
  command: string,
  visits: readonly Visit[],
  { cwd, env, gateway }: Site,
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
    for (const visit of visits) problems.push(...(await visitPage(page, origin, visit, gateway)));
    return problems;
  } finally {
    gateway.set("up");
    await browser.close();
    await endGroup(server);
  }
}

async function visitPage(page: Page, origin: string, visit: Visit, gateway: Gateway): Promise<string[]> {
  const { path, select, press, strapi, status } = visit;
  gateway.set(select === undefined ? strapi : "up");
  // A page that is sent in parts is looked at before its last part.
  const waitUntil = strapi === "slow" && select === undefined ? "commit" : "load";
  const response = await page.goto(origin + path, { waitUntil });
  const found = response?.status();
  const wrong =
    status === undefined || found === status ? [] : [`${path} has the status ${found} instead of ${status}.`];
  // Scripts of the page take over its links and forms.
  if (select ?? press) await page.waitForLoadState("networkidle");
  gateway.set(strapi);
  if (select !== undefined) await page.getByRole("link", { name: select }).first().click();
  if (press !== undefined) await send(page, press, visit.fill);
  return [...wrong, ...(await look(page, visit))];
}

async function send(page: Page, button: string, fields: Visit["fill"] = {}): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: button }).click();
}

/** @returns a line for each difference between a page and what a visit says of it */
async function look(page: Page, visit: Visit): Promise<string[]> {
  const { path, select, shows, hides = [], has = [], loads = [] } = visit;
  const place = select === undefined ? path : `"${select}" on ${path}`;
  const problems: string[] = [];
  for (const text of shows)
    if (!(await becomes("visible", withText(page, text)))) problems.push(`${place} doesn't show "${text}".`);
  for (const text of hides)
    if (!(await becomes("hidden", withText(page, text)))) problems.push(`${place} shows "${text}".`);
  for (const selector of has)
    if (!(await becomes("attached", page.locator(selector)))) problems.push(`${place} has no ${selector}.`);
  const { loaded, lost } = await page.locator("img").evaluateAll(loadImages);
  const missing = loads.filter((part) => !loaded.some((url) => url.includes(part)));
  return [
    ...problems,
    ...lost.map((url) => `${place} doesn't load ${url}`),
    ...missing.map((part) => `${place} loads no image from "${part}", but: ${loaded.join(", ")}`),
  ];
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

const withText = (page: Page, text: string) => page.getByText(text).or(page.getByAltText(text));

function becomes(state: "visible" | "hidden" | "attached", found: Locator): Promise<boolean> {
  return found
    .first()
    .waitFor({ state, timeout: showMs })
    .then(
      () => true,
      () => false,
    );
}

interface Images {
  readonly loaded: string[];
  readonly lost: string[];
}

/** In the page: URLs of images that were loaded, in the size that the browser chose, and of those that couldn't be. */
async function loadImages(images: Element[]): Promise<Images> {
  const found = images.filter((image) => image instanceof HTMLImageElement);
  const decoded = await Promise.all(
    found.map((image) => {
      // One that is out of view and lazy would never be loaded.
      image.loading = "eager";
      return image.decode().then(
        () => true,
        () => false,
      );
    }),
  );
  const urls = found.map(({ currentSrc, src }) => currentSrc || src);
  return {
    loaded: urls.filter((_url, index) => decoded[index]),
    lost: urls.filter((_url, index) => !decoded[index]),
  };
}
