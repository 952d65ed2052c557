import { openHydrated } from "./support/hydration";
import { dataOf, test } from "./support/smallSite";

test("a link is loaded when a finger touches it, before it is lifted", async ({ page }) => {
  await openHydrated(page, "/guide/intro");
  const came = page.waitForResponse(dataOf("/tags/graph-ql"));
  const link = page.getByRole("main").getByRole("link", { name: "a tag" });
  await link.dispatchEvent("touchstart");
  await came;
});
