/** Readers whose browser has none of the site's fonts see no line move, and get Geist on the next page at the latest. */
import type { Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const kindsOfPages = [
  "/",
  "/home/Home",
  "/dev-docs/api/rest",
  "/dev-docs/api/rest/console",
  "/user-docs/intro",
  "/cloud/intro",
  "/release-notes",
  "/tags",
  "/status",
  "/dev-docs/api/rest/populte-select",
];

for (const path of kindsOfPages) {
  test(`nothing moves on ${path} when the fonts come late`, async ({ page }) => {
    await delayFonts(page, 800);
    const shifts = await shiftsOf(page);
    await openHydrated(page, path);
    await fontsHaveCome(page);
    expect(await shifts()).toEqual([]);
  });
}

test("nothing moves for a reader who chose JavaScript", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("docs.tabs.language", "js"));
  const shifts = await shiftsOf(page);
  await openHydrated(page, "/dev-docs/backend-customization/policies");
  await expect(page.getByRole("tab", { name: "JavaScript" }).first()).toHaveAttribute(
    "aria-selected",
    "true",
  );
  expect(await shifts()).toEqual([]);
});

test("a page drawn without Geist keeps the fallback, and the next page has Geist", async ({ page }) => {
  // Longer than a busy machine takes to draw the page.
  await delayFonts(page, 4000);
  await openHydrated(page, "/dev-docs/intro");
  await fontsHaveCome(page);
  expect(await fontOf(page)).not.toContain("Geist");
  await page.evaluate(() => window.___navigate("/dev-docs/quick-start"));
  await expect.poll(() => fontOf(page)).toContain("Geist");
});

async function delayFonts(page: Page, milliseconds: number): Promise<void> {
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

async function fontsHaveCome(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** @returns reads what moved so far: a line for each shift, with the elements. */
async function shiftsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
        if (!entry.hadRecentInput && entry.value > 0) shifts.push(`${entry.value.toFixed(4)}: ${moved}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** The family that a paragraph is drawn with. */
async function fontOf(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector: "main p" });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  await client.detach();
  return fonts.map(({ familyName }) => familyName).join();
}
