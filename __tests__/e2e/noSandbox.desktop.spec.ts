import { test } from "./support/everyComponent";
import { openHydrated } from "./support/hydration";
import { expect } from "./support/test";

/** Sites of fixtures are built without the sandbox's packages. */
test("a build without the sandbox says so in the console, and offers no Run", async ({ page }) => {
  await openHydrated(page, "/guide/samples");
  await expect(page.getByText("This build of the documentation doesn't include the console.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Console" })).toHaveCount(0);
  await expect(page.locator("figure pre").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Run|Edit)$/ })).toHaveCount(0);
});
