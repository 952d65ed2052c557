import { isMarked, markDocument, openHydrated } from "./support/hydration";
import { activeHit, dialog, field, hits, openSearch, searchFor } from "./support/search";
import { expect, test } from "./support/test";

test.beforeEach(async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
});

test("a hit leads to its place without loading the site anew", async ({ page }) => {
  await markDocument(page);
  await openSearch(page);
  await searchFor(page, "rest api");
  const link = hits(page).getByRole("link").first();
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test("a search from the trigger to its end: hits, an area, a kind", async ({ page, isMobile }) => {
  await test.step("the trigger opens an empty search, with the focus in its field", async () => {
    await openSearch(page);
    await expect(field(page)).toHaveAttribute("placeholder", "Search docs");
    await expect(field(page)).toHaveValue("");
    await expect(dialog(page).getByText("No recent searches")).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: "Clear the query" })).toBeHidden();
    await expect(dialog(page).getByRole("radio")).toHaveCount(0);
    await expect(dialog(page).getByLabel("Kind")).toHaveCount(0);
  });

  await test.step("a query brings hits in groups, with what matched marked, and says how many there are", async () => {
    await searchFor(page, "rest api");
    await expect(hits(page).first()).toBeVisible();
    await expect(dialog(page).locator("mark").first()).toBeVisible();
    await expect(dialog(page).getByRole("status")).toHaveText(/^[\d,]+ results? for "rest api"$/);
    await expect(activeHit(page)).toHaveCount(1);
    expect(await hits(page).count()).toBeLessThanOrEqual(20);
    for (const group of await dialog(page).getByRole("tree").all()) {
      expect(await group.getByRole("treeitem").count()).toBeLessThanOrEqual(5);
    }
  });

  await test.step("an area limits the hits and the page of all results, and the query stays", async () => {
    await searchFor(page, "permissions");
    await expect(hits(page).filter({ hasText: "Dev Docs" }).first()).toBeVisible();
    await dialog(page).getByText("User Guide", { exact: true }).first().click();
    await expect(hits(page).filter({ hasText: "Dev Docs" })).toHaveCount(0);
    await expect(hits(page).first()).toBeVisible();
    const links = await hits(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.filter((href) => !href.startsWith("/user-docs/"))).toEqual([]);
    await expect(field(page)).toHaveValue("permissions");
    await expect(dialog(page).getByRole("link", { name: /^See (all|the result)/ })).toHaveAttribute(
      "href",
      "/search?q=permissions&area=user-docs",
    );
    await dialog(page).getByRole("radio", { name: "User Guide" }).press("ArrowLeft");
    await expect(dialog(page).getByRole("radio", { name: "All areas" })).toBeChecked();
    await expect(hits(page).filter({ hasText: "Dev Docs" }).first()).toBeVisible();
  });

  await test.step("a kind limits the hits and the page of all results, together with an area", async () => {
    await expect(hits(page).first()).toBeVisible();
    await dialog(page).getByLabel("Kind").selectOption("Recipe");
    const hrefs = () =>
      hits(page)
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    await expect.poll(hrefs).toEqual(expect.arrayContaining([expect.stringMatching(/^\/dev-docs\/recipes/)]));
    await expect.poll(async () => (await hrefs()).filter((href) => !href.includes("/recipes"))).toEqual([]);
    await expect(field(page)).toHaveValue("permissions");
    await expect(dialog(page).getByRole("link", { name: /^See (all|the result)/ })).toHaveAttribute(
      "href",
      "/search?q=permissions&kind=recipe",
    );
    await dialog(page).getByText("Cloud", { exact: true }).first().click();
    await expect(dialog(page).locator(".DocSearch-Title")).toHaveText('No results for "permissions"');
  });

  await test.step("Cancel closes it on a narrow screen, the backdrop on a wide one, and the focus goes back", async () => {
    if (isMobile) await dialog(page).getByRole("button", { name: "Cancel" }).click();
    else await page.mouse.click(20, 400);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toBeFocused();
  });
});
