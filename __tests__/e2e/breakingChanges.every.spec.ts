import { expectNoAxeFindings } from "./support/axe";
import { openChanges, shown } from "./support/breakingChanges";
import { expect, test } from "./support/test";

test("a page of a change and the narrowed table have no finding of axe", async ({ page }) => {
  await openChanges(page, "?area=content-api");
  await expectNoAxeFindings(page);
  await shown(page).first().getByRole("link").first().click();
  await expect(page.getByRole("article").locator("dl").first()).toContainText("Codemod");
  await expectNoAxeFindings(page);
});
