import type { Locator, Page } from "@playwright/test";
import { ask, field as askField, openAsk, panel } from "./support/ask";
import { openHydrated } from "./support/hydration";
import { expectNoOverflow } from "./support/layout";
import { dialog, field, hits, openSearch, searchFor } from "./support/search";
import { expect, test } from "./support/test";

/** The CSS size of a window of 1,280 × 1,024 pixels at 400 % zoom. */
const viewport = { width: 320, height: 256 };
test.use({ viewport });

const half = viewport.height / 2;

/** The element can be scrolled into the window, fits into it, and nothing covers it. */
async function expectReachable(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect(element).toBeInViewport({ ratio: 0.95 });
  const isOnTop = () =>
    element.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (node.contains(hit) || hit.contains(node));
    });
  const message = `${await element.evaluate((node) => node.outerHTML.slice(0, 100))} is on top`;
  await expect.poll(isOnTop, { message }).toBe(true);
}

const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0;

test("pages fit, and every control of the header is whole", async ({ page }) => {
  for (const path of ["/dev-docs/api/rest", "/", "/search?q=populate", "/status", "/dev-docs/no-such-page"]) {
    await page.goto(path);
    await expectNoOverflow(page);
  }
  await openHydrated(page, "/dev-docs/api/rest");
  const controls = page.getByRole("banner").locator("a:visible, button:visible");
  expect(await controls.count()).toBeGreaterThan(4);
  for (const control of await controls.all()) {
    await expectReachable(control);
    const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    const isCut = await control.evaluate((node) =>
      [...node.querySelectorAll("svg")].some((icon) => {
        const { width: drawn } = icon.getBoundingClientRect();
        // One that CSS hides has no width at all.
        return drawn > 0 && drawn < 14;
      }),
    );
    expect(isCut).toBe(false);
  }
});

test("what Tab comes to lies below nothing that is fixed", async ({ page }) => {
  await openHydrated(page, "/dev-docs/api/rest");
  const covered: string[] = [];
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Tab");
    const problem = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const node = document.activeElement;
      if (!node || node === document.body) return undefined;
      const [box] = node.getClientRects();
      if (!box) return undefined;
      const hit = document.elementFromPoint(
        box.left + box.width / 2,
        Math.min(box.top + box.height / 2, innerHeight - 1),
      );
      return hit && (node.contains(hit) || hit.contains(node)) ? undefined : node.outerHTML.slice(0, 120);
    });
    if (problem !== undefined) covered.push(problem);
  }
  expect(covered).toEqual([]);
});

test("the menu can be scrolled to its end, and closed", async ({ page }) => {
  await openHydrated(page, "/dev-docs/api/rest");
  await page.getByRole("button", { name: "Open the menu" }).click();
  const links = page.locator(":popover-open a:visible");
  await expectReachable(links.last());
  await expectReachable(links.first());
  const close = page.locator(":popover-open").getByRole("button", { name: /close/i });
  await expectReachable(close);
});

test("the search leaves room for hits, the last one too", async ({ page }) => {
  await openHydrated(page, "/dev-docs/intro");
  await openSearch(page);
  await searchFor(page, "populate");
  await expect.poll(() => heightOf(dialog(page).locator(".DocSearch-Dropdown"))).toBeGreaterThan(half);
  await expectReachable(hits(page).last());
  await expectReachable(field(page));
});

test("a question, its answer, and the way out are all reached", async ({ page }) => {
  await openHydrated(page, "/dev-docs/intro");
  await openAsk(page);
  await expectReachable(askField(page));
  await expectReachable(panel(page).getByRole("button", { name: "Close" }));
  await ask(page, "How do I populate a relation?");
  await expectReachable(panel(page).getByRole("heading", { name: "How do I populate a relation?" }));
  await expectReachable(panel(page).getByRole("figure").last().getByRole("link").first());
  await expectReachable(askField(page));
  await expectReachable(panel(page).getByText("No AI wrote them"));
  await expectReachable(panel(page).getByRole("button", { name: "Close" }));
});

test("an announcement can be closed, and goes when the page is scrolled", async ({ page, twoOfEachUrl }) => {
  await openHydrated(page, `${twoOfEachUrl}/guide/intro`);
  const bar = page.getByRole("region", { name: "Announcement" });
  await expectReachable(bar.getByRole("link"));
  await expectReachable(bar.getByRole("button", { name: "Close" }));
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
  await expect(bar).not.toBeInViewport();
});

test("a failure leaves half of the page, and can be answered", async ({ page }: { page: Page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/dev-docs/intro");
  const box = page.getByRole("alert").filter({ hasText: "Its scripts are missing" });
  await expect(box).toBeVisible();
  await expect.poll(() => heightOf(box)).toBeLessThanOrEqual(half);
  for (const answer of await box.locator(":is(a, button):visible").all()) await expectReachable(answer);
});
