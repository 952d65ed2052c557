import { openHydrated } from "./support/hydration";
import { heading, test } from "./support/smallSite";
import { expect } from "./support/test";

test("a tap follows a link and previews nothing", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("beforetoggle", () => document.documentElement.setAttribute("data-previewed", ""), true);
  });
  await openHydrated(page, "/guide/intro");
  await page.getByRole("main").getByRole("link", { name: "a diff" }).tap();
  await expect(heading(page)).toHaveText("Code");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  await expect(page.locator("html")).not.toHaveAttribute("data-previewed");
});
