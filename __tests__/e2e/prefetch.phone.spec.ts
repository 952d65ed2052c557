import { openHydrated } from "./support/hydration";
import { settled, test } from "./support/smallSite";
import { expect } from "./support/test";

test("a link is loaded when a finger touches it, before it is lifted", async ({ page }) => {
  let loads = 0;
  page.on("request", (request) => {
    // Only the router's requests: links in view are loaded only into the browser's cache.
    if (request.resourceType() === "xhr" && request.url().includes("/page-data/tags/graph-ql/")) loads += 1;
  });
  await openHydrated(page, "/guide/intro");
  const link = page.getByRole("main").getByRole("link", { name: "a tag" });
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  expect(loads).toBe(0);
  await link.dispatchEvent("touchstart");
  await expect.poll(() => loads).toBe(1);
});
