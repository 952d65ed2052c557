import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "./support/axe";
import { expect, openHydrated, test } from "./support/measured";

const banner = (page: Page) => page.getByRole("region", { name: "Privacy" });
const answer = (page: Page, name: string) => banner(page).getByRole("button", { name });

test("the question can be answered by keyboard, is read out, and hides nothing that has the focus", async ({
  page,
}, { project }) => {
  await openHydrated(page, "/guide/intro");
  await expect(banner(page)).toBeVisible();
  await expectNoAxeFindings(page);
  for (const button of await banner(page).getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  if (project.name === "phone") return;
  await answer(page, "No, thanks").focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeHidden();
});

test("the privacy page can be read by everyone", async ({ page }) => {
  await openHydrated(page, "/privacy");
  await answer(page, "No, thanks").click();
  await expectNoAxeFindings(page);
});
