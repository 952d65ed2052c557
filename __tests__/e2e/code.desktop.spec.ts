import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

async function copied(page: import("@playwright/test").Page, text: string): Promise<string> {
  const block = page
    .locator("figure", { hasText: text })
    .filter({ has: page.locator("pre") })
    .first();
  await block.hover();
  await block.getByRole("button", { name: "Copy code" }).click();
  await expect(block.getByRole("status")).toHaveText("Copied");
  return page.evaluate(() => navigator.clipboard.readText());
}

test.beforeEach(async ({ page }) => openHydrated(page, "/snippets/component-showcase"));

test("copies code without prompts", async ({ page }) => {
  expect((await copied(page, "npm run strapi -- version")).trim()).toBe(
    "npm run strapi -- version\nnpm run develop",
  );
});

test("copies a diff without its signs and without the lines that went", async ({ page }) => {
  const code = await copied(page, "src/api/recipe/services/recipe.js");
  expect(code).toContain('find: () => strapi.documents("api::recipe.recipe").findMany()');
  expect(code).not.toContain("entityService");
  expect(code).not.toMatch(/^[+-]/m);
});

test("shows the rest of a collapsed block", async ({ page }) => {
  const block = page.locator("figure", { hasText: "A recipe" }).first();
  const height = () => block.locator("pre").evaluate((element) => element.clientHeight);
  const before = await height();
  await block.getByRole("button", { name: /Show all \d+ lines/ }).click();
  await expect.poll(height).toBeGreaterThan(before);
});
