import type { Page } from "@playwright/test";
import { answerBefore, expect, openHydrated, settle, test, toggleTheme } from "./support/measured";

const banner = (page: Page) => page.getByRole("region", { name: "Privacy" });
const answer = (page: Page, name: string) => banner(page).getByRole("button", { name });

/** What a browser keeps, but for the site's own settings. */
async function kept(page: Page): Promise<readonly string[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = await page.context().cookies();
  return [...keys.filter((key) => !/^(theme$|docs\.)/.test(key)), ...cookies.map(({ name }) => name)];
}

function databases(page: Page): Promise<readonly (string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}

test("before the answer nothing is stored and nothing is sent", async ({
  page,
  ingestion,
  settings,
  elsewhere,
}) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".test/") && !request.url().endsWith("/reset.js"))
      strangers.push(request.url());
  });
  await openHydrated(page, "/guide/intro");
  await expect(banner(page)).toBeVisible();
  await page.getByRole("main").getByRole("heading", { level: 1 }).click();
  await page.evaluate(() => scrollTo(0, 500));
  await settle(page);
  expect(strangers).toEqual([]);
  expect(await kept(page)).toEqual([]);
  expect([...ingestion.uploads, ...settings.asked, ...elsewhere.visits]).toEqual([]);
});

test("no stays no: nothing is stored but the answer, and no one asks again", async ({ page, settings }) => {
  await openHydrated(page, "/guide/intro");
  await answer(page, "No, thanks").click();
  await expect(banner(page)).toBeHidden();
  await openHydrated(page, "/guide/code");
  await settle(page);
  await expect(banner(page)).toBeHidden();
  expect(await kept(page)).toEqual([]);
  expect(settings.asked).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("docs.consent"))).toBe("denied");
});

test("the end of the page can be scrolled above the question", async ({ page }) => {
  await openHydrated(page, "/guide/intro");
  await expect(banner(page)).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const [end, question] = ["footer", "section[aria-label=Privacy]"].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return Math.round((end?.bottom ?? 0) - (question?.top ?? 0));
    });
  // The banner slides in from below the window.
  await expect.poll(covered).toBe(0);
});

test("yes begins with the page that is open", async ({ page, ingestion }) => {
  await page.clock.install();
  await openHydrated(page, "/guide/intro");
  await answer(page, "Yes, that’s fine").click();
  await expect(banner(page)).toBeHidden();
  await expect
    .poll(
      async () => {
        // The client waits for an idle moment, and on a busy machine the clock of a test finds none by itself.
        await page.clock.runFor(100);
        await page.clock.fastForward(10_100);
        return ingestion.stored().map(({ event_type }) => event_type);
      },
      { intervals: [200], timeout: 15_000 },
    )
    .toContain("page_view");
});

for (const [title, script] of [
  ["Do Not Track", 'Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" })'],
  [
    "Global Privacy Control",
    'Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true })',
  ],
] as const) {
  test(`${title} means no, also for who once said yes, and no one asks`, async ({ page, settings }) => {
    await page.addInitScript({ content: script });
    await answerBefore(page, "granted");
    await openHydrated(page, "/guide/intro");
    await settle(page);
    await expect(banner(page)).toBeHidden();
    expect(settings.asked).toEqual([]);
    expect(await kept(page)).toEqual([]);
    await openHydrated(page, "/privacy");
    await expect(page.getByText("Your browser opts out for you")).toBeVisible();
  });
}

test("the privacy page takes a yes back, and what was stored goes with it", async ({ page, ingestion }) => {
  await answerBefore(page, "granted");
  await openHydrated(page, "/privacy");
  await expect.poll(() => kept(page)).not.toEqual([]);
  await expect.poll(() => databases(page)).toEqual(["AMP_diagnostics_0123456789"]);
  await page.getByRole("button", { name: "Don’t measure" }).click();
  await expect(page.getByText("You declined")).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
  const before = ingestion.uploads.length;
  await toggleTheme(page);
  await openHydrated(page, "/guide/intro");
  await settle(page);
  expect(await kept(page)).toEqual([]);
  await expect.poll(() => databases(page)).toEqual([]);
  expect(ingestion.uploads).toHaveLength(before);
});
