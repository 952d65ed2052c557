import { ask, openAsk } from "./support/ask";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

test("the focus stays in the panel", async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
  await openAsk(page);
  await ask(page, "How do I sort and paginate entries in the REST API?");
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && active?.closest("dialog") === null;
    });
    expect(isOutside).toBe(false);
  }
});
