import { ask, askButton, openAsk, panel, quotes, turns } from "./support/ask";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const question = "How do I sort and paginate entries in the REST API?";

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await openHydrated(page, "/dev-docs/api/rest");
});

test("in a wide window, the panel covers neither the text nor the header", async ({ page }) => {
  await openAsk(page);
  const left = await panel(page).evaluate((element) => element.getBoundingClientRect().left);
  const right = await page
    .getByRole("main")
    .locator("article")
    .first()
    .evaluate((element) => element.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(left);
  const header = await page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await panel(page).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
    header,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test("the page can be used while it is open, and a source opens next to it", async ({ page }) => {
  await openAsk(page);
  await ask(page, question);
  const link = quotes(page).getByRole("link").first();
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await expect(turns(page).getByRole("heading", { name: question })).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Relations" }).first().click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText("elation");
  await page.goBack();
  await expect(turns(page).getByRole("heading", { name: question })).toBeVisible();
});

test("Escape in the panel and its button close it, and the focus goes back", async ({ page }) => {
  for (const close of [() => page.keyboard.press("Escape"), () => askButton(page).click()]) {
    await openAsk(page);
    await expect(askButton(page)).toHaveAttribute("aria-expanded", "true");
    await close();
    await expect(panel(page)).toHaveCount(0);
    await expect(askButton(page)).toBeFocused();
  }
});

test("it becomes modal when the window gets narrow", async ({ page }) => {
  await openAsk(page);
  await ask(page, question);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => panel(page).evaluate((element) => element.matches(":modal"))).toBe(true);
  await expect(turns(page).getByRole("heading", { name: question })).toBeVisible();
});
