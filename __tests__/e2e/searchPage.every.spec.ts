import { openHydrated } from "./support/hydration";
import { counted, countOf, input, openFilters, results, status } from "./support/searchPage";
import { expect, test } from "./support/test";

test("shows the results of its URL, and an area narrows them", async ({ page }) => {
  await openHydrated(page, "/search?q=rest+api");
  await expect(input(page)).toHaveValue("rest api");
  await expect(status(page)).toHaveText(counted);
  await expect(results(page).first().getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
  await expect(page).toHaveTitle(/^Search \|/);

  await test.step("an area narrows, its number says how far, and Back undoes it", async () => {
    await expect(status(page)).toHaveText(counted);
    const all = await countOf(page);
    await openFilters(page);
    const choice = page.getByRole("group", { name: "Area" }).locator("label").filter({ hasText: "Dev Docs" });
    const promised = Number((await choice.innerText()).replace(/\D/g, ""));
    expect(promised).toBeLessThanOrEqual(all);
    await choice.click();
    await expect(page).toHaveURL(/\/search\?q=rest\+api&area=dev-docs$/);
    await expect.poll(() => countOf(page)).toBe(promised);
    await expect(page.getByRole("radio", { name: /^Dev Docs/ })).toBeChecked();
    for (const link of await results(page).getByRole("link").all())
      expect(await link.getAttribute("href")).toMatch(/^\/dev-docs\//);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?q=rest\+api$/);
    await expect.poll(() => countOf(page)).toBe(all);
    await expect(
      page.getByRole("group", { name: "Area" }).getByRole("radio", { name: /^All/ }),
    ).toBeChecked();
  });
});

test("filters leave the top of the window to the results, and a kind narrows them", async ({ page }) => {
  await openHydrated(page, "/search?q=rest+api&area=dev-docs");
  await expect(status(page)).toHaveText(counted);
  const top = async () => (await results(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  expect(await top()).toBeLessThan(400);
  await openFilters(page);
  await expect(page.getByRole("group", { name: "Area" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Filters (1)", includeHidden: true })).toHaveCount(1);

  await test.step("a kind narrows to what its number says, also together with an area", async () => {
    const choice = page.getByRole("group", { name: "Kind" }).locator("label").filter({ hasText: "Recipe" });
    await choice.click();
    await expect(page).toHaveURL(/\/search\?q=rest\+api&area=dev-docs&kind=recipe$/);
    const isKept = async () =>
      (await countOf(page)) === Number((await choice.innerText()).replace(/\D/g, ""));
    await expect.poll(isKept).toBe(true);
    for (const link of await results(page).getByRole("link").all())
      expect(await link.getAttribute("href")).toMatch(/^\/dev-docs\/recipes/);
  });
});
