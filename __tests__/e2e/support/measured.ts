import type { Page } from "@playwright/test";
import { builtFixture } from "../../support/builtFixture.mjs";
import { measured } from "../../support/measured.mjs";
import { fixtureTimeout } from "./fixtureTimeout";
import { openHydrated } from "./hydration";
import { createIngestion, type Event, type Ingestion } from "./services/ingestion";
import { startServices } from "./services/services";
import { createSettings, type SettingsService } from "./services/settings";
import { createElsewhere, createHostile, failing, hanging, harmlessHost } from "./services/thirdParties";
import { listen, siteListener } from "./smallSite";
import { test as base, expect } from "./test";

interface World {
  readonly ingestion: Ingestion;
  readonly settings: SettingsService;
  readonly elsewhere: ReturnType<typeof createElsewhere>;
  readonly hostile: ReturnType<typeof createHostile>;
}

/** Milliseconds between two looks: each look also lets time pass in the page, so few of them would take long. */
const intervals = [100];

interface WorkerWorld {
  readonly world: World & { readonly port: number };
  readonly measuredUrl: string;
}

/**
 * Playwright's test on a small site with analytics and third parties. Every host whose name ends with `.test` is a server
 * on this machine, the provider's client is the real one, and nothing leaves the machine.
 */
export const test = base.extend<World, WorkerWorld>({
  world: [
    async ({}, use) => {
      const ingestion = createIngestion();
      const settings = createSettings();
      const elsewhere = createElsewhere();
      const hostile = createHostile();
      const { port, close } = await startServices({
        "ingestion.test": ingestion.respond,
        "settings.test": settings.respond,
        "hanging.test": hanging,
        "failing.test": failing,
        "hostile.test": hostile.respond,
        "harmless.test": harmlessHost,
        "elsewhere.test": elsewhere.respond,
      });
      await use({ ingestion, settings, elsewhere, hostile, port });
      close();
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, world }, use) => {
      const args = [
        ...(launchOptions.args ?? []),
        `--host-resolver-rules=MAP *.test 127.0.0.1:${world.port}`,
      ];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
  measuredUrl: [
    async ({}, use) => {
      const publicDir = await builtFixture(measured);
      const { url, close } = await listen(siteListener(publicDir));
      await use(url);
      close();
    },
    // A cold build of it, when the machine is busy.
    { scope: "worker", timeout: fixtureTimeout },
  ],
  baseURL: ({ measuredUrl }, use) => use(measuredUrl),
  ingestion: async ({ world: { ingestion } }, use) => {
    ingestion.reset();
    await use(ingestion);
  },
  settings: async ({ world: { settings } }, use) => {
    settings.reset();
    await use(settings);
  },
  elsewhere: async ({ world: { elsewhere } }, use) => {
    elsewhere.visits.length = 0;
    await use(elsewhere);
  },
  hostile: async ({ world: { hostile } }, use) => {
    await use(hostile);
    hostile.turn = "good";
  },
});

export { expect } from "./test";

/** The reader has responded at an earlier visit. */
export async function answerBefore(page: Page, answer: "granted" | "denied"): Promise<void> {
  // In the frame of a playground there is no storage.
  const content = `try { localStorage.getItem("docs.consent") || localStorage.setItem("docs.consent", "${answer}") } catch {}`;
  await page.addInitScript({ content });
}

/** Opens a page for a reader who agrees, with a clock that tests set forward, and waits for the provider's client. */
export async function openMeasured(page: Page, path: string): Promise<void> {
  await answerBefore(page, "granted");
  await page.clock.install();
  let hasAsked = false;
  page.on("request", (request) => {
    hasAsked ||= /settings\.test/.test(request.url());
  });
  await page.goto(path);
  // The client waits for an idle moment, and on a busy machine the clock of a test finds none by itself.
  await expect
    .poll(
      async () => {
        if (!hasAsked) await page.clock.runFor(100);
        return hasAsked;
      },
      { intervals, timeout: 15_000 },
    )
    .toBe(true);
  await waitForClient(page);
}

/** The client keeps its identity in a cookie once it is up. */
async function waitForClient(page: Page): Promise<void> {
  await expect
    // The client is its own file, and comes after the remote config: a busy machine takes longer than five seconds.
    .poll(async () => (await page.context().cookies()).some(({ name }) => name.startsWith("AMP_")), {
      intervals,
      timeout: 15_000,
    })
    .toBe(true);
  await expect.poll(() => unsent(page), { intervals, timeout: 15_000 }).toBeGreaterThan(0);
}

/** How many events wait in storage. */
export async function unsent(page: Page): Promise<number> {
  return JSON.parse(await unsentText(page)).length;
}

/** The same, as they are stored. */
export function unsentText(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem("AMP_unsent_0123456789") ?? "[]");
}

/** Lets time pass until the next upload has come. @param step in milliseconds, again and again. */
export async function nextUpload(page: Page, ingestion: Ingestion, step = 10_100): Promise<void> {
  const before = ingestion.uploads.length;
  await expect
    .poll(
      async () => {
        if (ingestion.uploads.length === before) await page.clock.fastForward(step);
        return ingestion.uploads.length;
      },
      // The client waits for one thing after the other, and each has to be set off.
      { intervals, timeout: 15_000 },
    )
    .toBeGreaterThan(before);
}

/** Everything that waits has arrived, or is given up. @param step as above. */
export async function allSent(page: Page, step = 10_100): Promise<void> {
  await expect
    .poll(
      async () => {
        const count = await unsent(page);
        if (count > 0) await page.clock.fastForward(step);
        return count;
      },
      { intervals, timeout: 15_000 },
    )
    .toBe(0);
}

/** Long enough for a local request and its response: for tests that expect nothing more to happen. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(250);
}

/** Events of a kind, as they arrived. */
export function named(ingestion: Ingestion, name: string): readonly Event[] {
  return ingestion.stored().filter(({ event_type }) => event_type === name);
}

/** Two events of the site's own, by one click: the theme, and what the client captures of the click. */
export async function toggleTheme(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Switch to/ }).click();
}

export { openHydrated };
