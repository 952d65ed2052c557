import { expectNoAxeFindings } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { test } from "./support/smallSite";
import { expect } from "./support/test";

test("a stop says where it is on its path, and where the path goes on", async ({ page }) => {
  await openHydrated(page, "/guide/components");
  const marks = page.getByRole("list", { name: "Reading paths" });
  await expect(marks.getByRole("link")).toHaveText(["First path, 2 of 3"]);
  const next = page.getByRole("navigation", { name: "Next on the path" });
  await expect(next).toContainText("You know how code looks.");
  await next.getByRole("link").click();
  await expect(page).toHaveURL(/\/guide\/code$/);
  await expect(marks.getByRole("link")).toHaveText(["First path, 3 of 3", "Second path, 1 of 3"]);
  await expect(next).toContainText("End of the First path");
  await marks.getByRole("link", { name: "Second" }).click();
  await expect(page).toHaveURL(/\/home\/Home#second$/);
  await expect(page.getByRole("region", { name: "Second", exact: true }).getByRole("listitem")).toHaveCount(
    3,
  );
  await expectNoAxeFindings(page, "main");
});

test("the landing page resumes where the reader was", async ({ page }) => {
  await openHydrated(page, "/");
  const paths = page.getByRole("region", { name: "Paths by role" });
  const goOn = paths.getByRole("link", { name: /^(Start|Resume)/ });
  await expect(goOn).toHaveText([/^Start: /, /^Start: /]);
  await openHydrated(page, "/guide/components");
  await openHydrated(page, "/");
  await expect(goOn).toHaveText([/^Resume: /, /^Start: /]);
  await expect(paths.getByRole("listitem").first()).toContainText("2 of 3 read");
  await goOn.first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("docs.stop"))).toBe("first:3");
  await openHydrated(page, "/");
  // The end of a path is no place to resume.
  await expect(goOn).toHaveText([/^Start: /, /^Start: /]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("stops and paths are there to read", async ({ page }) => {
    await page.goto("/guide/code");
    await expect(page.getByRole("list", { name: "Reading paths" }).getByRole("listitem")).toHaveCount(2);
    await page.goto("/home/Home");
    const paths = page.getByRole("region", { name: "Paths by role" });
    await expect(paths.getByRole("link", { name: "Code" })).toHaveCount(2);
  });
});
