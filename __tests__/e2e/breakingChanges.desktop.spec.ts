import { filters, openChanges, path, rows, shown } from "./support/breakingChanges";
import { expect, test } from "./support/test";

test("changes are narrowed by area and by words; the URL keeps it", async ({ page }) => {
  await openChanges(page);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(40);
  await expect(shown(page)).toHaveCount(all);
  await filters(page).getByLabel("Concerns").selectOption("database");
  const some = await shown(page).count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await filters(page).getByLabel("Find").fill("sqlite");
  await expect(shown(page)).not.toHaveCount(some);
  await expect(filters(page).getByRole("status")).toHaveText(
    `${await shown(page).count()} of ${all} changes`,
  );
  await expect(page).toHaveURL(/area=database/);
  await expect(page).toHaveURL(/q=sqlite/);
  await filters(page).getByRole("button", { name: "Show all" }).click();
  await expect(shown(page)).toHaveCount(all);
  await expect(page).toHaveURL((url) => url.search === "");
});

test("a URL opens the table as it was left, and back from a change brings it again", async ({ page }) => {
  await openChanges(page, "?severity=silent&codemod=no");
  const count = await shown(page).count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(await rows(page).count());
  await shown(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`${path}/.+`));
  await expect(page.getByRole("article").locator("dl").first()).toContainText("Concerns");
  await page.goBack();
  await expect(filters(page)).toBeVisible();
  await expect(shown(page)).toHaveCount(count);
});

test("nothing that matches is said, and nonsense in the URL is left out", async ({ page }) => {
  await openChanges(page, "?area=nowhere&q=zzzz");
  await expect(shown(page)).toHaveCount(0);
  await expect(filters(page).getByRole("status")).toContainText("0 of");
  await expect(filters(page).getByLabel("Concerns")).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the table is complete, and offers no filter", async ({ page }) => {
    await page.goto(path);
    expect(await rows(page).count()).toBeGreaterThan(40);
    await expect(shown(page)).toHaveCount(await rows(page).count());
    await expect(filters(page)).toHaveCount(0);
  });
});
