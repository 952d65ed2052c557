import { openHydrated } from "./support/hydration";
import { dataOf, test } from "./support/smallSite";

test("a link is loaded when a finger touches it, before it is lifted", async ({ page }) => {
  await openHydrated(page, "/guide/intro");
  const came = page.waitForResponse(dataOf("/guide/code"));
  const link = page.getByRole("main").getByRole("link", { name: "the next page" });
  await link.dispatchEvent("touchstart");
  await came;
});
