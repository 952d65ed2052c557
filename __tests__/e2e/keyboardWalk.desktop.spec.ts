import type { Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { activeHit, dialog, field, hits } from "./support/search";
import { expect, test } from "./support/test";

/** More stops than any page has before its first tab. */
const most = 150;

interface Stop {
  readonly tag: string;
  readonly role: string | null;
  readonly href: string | null;
  readonly isInMain: boolean;
}

const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return {
      tag: element?.tagName ?? "",
      role: element?.getAttribute("role") ?? null,
      href: element?.getAttribute("href") ?? null,
      isInMain: element?.closest("main") !== null,
    };
  });

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, isWanted: (stop: Stop) => boolean): Promise<Stop> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await stopOf(page);
    if (isWanted(stop)) return stop;
  }
  throw new Error(`Tab doesn't get there in ${most} presses.`);
}

test("by keyboard alone: landing, a page, its tabs, the search, a result", async ({ page }) => {
  // A long way, of many presses.
  test.slow();
  await openHydrated(page, "/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, ({ href }) => href === "/dev-docs/api/rest");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dev-docs\/api\/rest$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("REST API reference");

  const before = await tabTo(page, ({ role, isInMain }) => role === "tab" && isInMain);
  expect(before.tag).toBe("BUTTON");
  const first = page.locator("[role=tab]:focus");
  const name = await first.innerText();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[role=tab]:focus")).not.toHaveText(name);
  await expect(page.locator("[role=tab]:focus")).toHaveAttribute("aria-selected", "true");

  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("writing content");
  const status = dialog(page).getByRole("status").filter({ hasText: "writing content" });
  await expect(status).toBeAttached({ timeout: 20_000 });
  await page.keyboard.press("ArrowDown");
  await expect(hits(page).nth(1)).toHaveAttribute("aria-selected", "true");
  const target = (await activeHit(page).getByRole("link").getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname + url.hash === target);
  await page.keyboard.press("Tab");
  expect((await stopOf(page)).tag).not.toBe("BODY");
});
