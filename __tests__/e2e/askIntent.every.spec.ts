import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteDir } from "../support/siteDir.mjs";
import { ask, askButton, field, openAsk, quotes } from "./support/ask";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

/** A sentence of the panel, which identifies its script. */
const sentence = "Nothing in this documentation fits your question";

test("a page loads nothing of it before a reader wants it", async ({ page, isMobile }) => {
  const scripts: string[] = [];
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    requests.push(pathname);
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  await openHydrated(page, "/user-docs/intro");
  await page.waitForLoadState("networkidle");
  const holds = (path: string) => readFileSync(join(siteDir, path), "utf8").includes(sentence);
  expect(scripts.filter(holds)).toEqual([]);
  expect(requests.filter((path) => path.startsWith("/search/data"))).toEqual([]);
  if (isMobile) await askButton(page).dispatchEvent("touchstart");
  else await askButton(page).hover();
  await expect.poll(() => scripts.some(holds)).toBe(true);
  await openAsk(page);
  await expect.poll(() => requests.some((path) => path.startsWith("/search/data"))).toBe(true);
  await ask(page, "How do I sort entries?");
  await expect(quotes(page).first()).toBeVisible();
  expect(scripts.filter((path, index) => scripts.indexOf(path) !== index)).toEqual([]);
});

test("the focus on the button is a sign, too", async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
  const loaded = page.waitForRequest((request) => request.url().endsWith(".js"));
  await askButton(page).focus();
  await loaded;
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("there is no button that does nothing", async ({ page }) => {
    await page.goto("/user-docs/intro");
    await expect(page.getByRole("banner").getByText("Ask AI")).toBeHidden();
  });
});
