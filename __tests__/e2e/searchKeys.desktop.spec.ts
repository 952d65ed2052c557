import type { Page } from "@playwright/test";
import { isMarked, markDocument, openHydrated } from "./support/hydration";
import { activeHit, dialog, field, hits, openSearch, searchFor } from "./support/search";
import { expect, test } from "./support/test";

test.beforeEach(async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
});

const trigger = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });

test("keys open it, and keys close it, after which the focus goes back", async ({ page }) => {
  await test.step("letters elsewhere, and function keys on the trigger, open nothing", async () => {
    await page.keyboard.press("r");
    await trigger(page).focus();
    await page.keyboard.press("F2");
    await page.keyboard.press("Tab");
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const [opens, closes] of [
    ["Control+k", "Meta+k"],
    ["Meta+k", "Control+k"],
    ["/", "Escape"],
  ] as const) {
    await test.step(`${opens} and ${closes}`, async () => {
      await trigger(page).focus();
      await page.keyboard.press(opens);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("");
      await page.keyboard.press(closes);
      await expect(dialog(page)).toHaveCount(0);
      await expect(trigger(page)).toBeFocused();
    });
  }

  for (const key of ["r", "R", "5"]) {
    await test.step(`a letter or digit on the trigger begins the query: ${key}`, async () => {
      await trigger(page).focus();
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(key);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});

test("a slash in a text field is a slash", async ({ page }) => {
  await openHydrated(page, "/search");
  const input = page.getByRole("searchbox", { name: "Search the documentation" });
  await input.focus();
  await page.keyboard.type("a/b");
  await expect(input).toHaveValue("a/b");
  await expect(dialog(page)).toHaveCount(0);
});

test("no key is lost while the search is still loading", async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  await page.route("**/*.js", async (route) => {
    if (isHeld) await gate;
    await route.continue();
  });
  // A page that is already open may still send requests past the route for a moment.
  await openHydrated(page, "/user-docs/intro");
  isHeld = true;
  await page.keyboard.press("/");
  const shell = dialog(page).getByRole("searchbox", { name: "Search" });
  await expect(shell).toBeFocused();
  await page.keyboard.type("rest ap");
  await expect(shell).toHaveValue("rest ap");
  release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("i");
  await expect(field(page)).toHaveValue("rest api");
  await expect(hits(page).first()).toBeVisible();
});

test("a search that can't be loaded says so, and can be tried again", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.keyboard.press("Control+k");
  const alert = dialog(page).getByRole("alert");
  await expect(alert).toContainText("Unable to fetch results");
  await expect(alert).toContainText("You might want to check your network connection.");
  await page.keyboard.type("rest");
  await page.unroute("**/*.js");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(field(page)).toHaveValue("rest");
  await expect(hits(page).first()).toBeVisible();
});

test("keys move through the hits, and open them", async ({ page, context }) => {
  await openSearch(page);

  await test.step("the hints say what the keys do", async () => {
    const hints = dialog(page).locator("footer");
    for (const hint of ["to select", "to navigate", "to close"])
      await expect(hints.getByText(hint)).toBeVisible();
    for (const key of ["Enter key", "Arrow down", "Arrow up", "Escape key"])
      await expect(hints.getByRole("img", { name: key })).toBeVisible();
  });

  await searchFor(page, "rest api");
  for (const [keys, where] of [
    ["Control+Enter", "a new tab"],
    ["Meta+Enter", "a new tab"],
    ["Shift+Enter", "a new window"],
  ] as const) {
    await test.step(`${keys} opens the hit in ${where} and leaves the search open`, async () => {
      const href = (await activeHit(page).getByRole("link").getAttribute("href")) ?? "";
      const [other] = await Promise.all([context.waitForEvent("page"), page.keyboard.press(keys)]);
      await expect(other).toHaveURL((url) => url.pathname + url.hash === href);
      await other.close();
      await expect(dialog(page)).toBeVisible();
      expect(page.url()).toMatch(/\/user-docs\/intro$/);
    });
  }

  await test.step("arrows move through the hits, and round", async () => {
    await expect(hits(page).nth(0)).toHaveAttribute("aria-selected", "true");
    const expectActive = async (at: number) => {
      const id = (await hits(page).nth(at).getAttribute("id")) ?? "no id";
      await expect(field(page)).toHaveAttribute("aria-activedescendant", id);
    };
    await expectActive(0);
    await page.keyboard.press("ArrowDown");
    await expect(hits(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await expectActive(1);
    await page.keyboard.press("ArrowUp");
    await expectActive(0);
    await page.keyboard.press("ArrowUp");
    await expect(hits(page).last()).toHaveAttribute("aria-selected", "true");
    await expect(activeHit(page)).toBeInViewport();
  });

  await test.step("Tab stays in the search and reaches each of its controls", async () => {
    const reached = new Set<string>();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => {
        const { activeElement: element } = document;
        if (element === document.body) return "browser";
        return element?.closest("dialog")
          ? element.className || element.tagName
          : `outside: ${element?.outerHTML}`;
      });
      reached.add(name);
    }
    expect([...reached].filter((name) => name.startsWith("outside"))).toEqual([]);
    expect([...reached]).toEqual(expect.arrayContaining(["DocSearch-Reset", "A"]));
  });

  await test.step("Escape closes it with a query in it, too", async () => {
    await field(page).focus();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step("Enter goes to the hit without loading the site anew", async () => {
    await markDocument(page);
    await openSearch(page);
    await searchFor(page, "rest api");
    await page.keyboard.press("ArrowDown");
    const href = (await activeHit(page).getByRole("link").getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    await expect(dialog(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });
});

test("the rest of the index, when it comes late, leaves the reader on the hit they moved to", async ({
  page,
}) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/search/data/files/content-*", async (route) => {
    await gate;
    await route.continue();
  });
  await openSearch(page);
  await searchFor(page, "rest api");
  await page.keyboard.press("ArrowDown");
  await expect(hits(page).nth(1)).toHaveAttribute("aria-selected", "true");
  let files = 0;
  page.on("requestfinished", (request) => {
    if (request.url().includes("/search/data/files/content-")) files += 1;
  });
  release();
  await expect.poll(() => files).toBeGreaterThanOrEqual(3);
  // The index is put together after its last file. Nothing on the page shows that it is complete.
  await page.waitForTimeout(1000);
  await expect(hits(page).nth(1)).toHaveAttribute("aria-selected", "true");
});

test("a marked word is what one wants to look up", async ({ page }) => {
  await page.evaluate(() => {
    const text = document.querySelector("h1")?.firstChild;
    if (text) window.getSelection()?.selectAllChildren(text.parentNode ?? text);
  });
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toHaveValue(title.slice(0, 64));
});

test("going back closes it", async ({ page }) => {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Cloud" }).click();
  await expect(page).toHaveURL(/\/cloud\/intro$/);
  await openSearch(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/user-docs\/intro$/);
  await expect(dialog(page)).toHaveCount(0);
});
