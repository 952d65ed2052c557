import type { Locator, Page } from "@playwright/test";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const showcase = "/snippets/component-showcase";

function blockWith(page: Page, text: string): Locator {
  return page
    .locator("figure", { hasText: text })
    .filter({ has: page.locator("pre") })
    .first();
}

async function copied(page: Page, text: string): Promise<string> {
  const block = blockWith(page, text);
  await block.hover();
  await block.getByRole("button", { name: "Copy code" }).click();
  await expect(block.getByRole("status")).toHaveText("Copied");
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe("the buttons of a block", () => {
  test.beforeEach(async ({ page }) => openHydrated(page, showcase));

  test("copy commands without prompts and without what they printed", async ({ page }) => {
    expect((await copied(page, "npm run strapi -- version")).trim()).toBe(
      "npm run strapi -- version\nnpm run develop",
    );
  });

  test("copy a diff without its signs and without the lines that went", async ({ page }) => {
    const code = await copied(page, "src/api/recipe/services/recipe.js");
    expect(code).toContain('find: () => strapi.documents("api::recipe.recipe").findMany()');
    expect(code).not.toContain("entityService");
    expect(code).not.toMatch(/^[+-]/m);
  });

  test("show the rest of a collapsed block", async ({ page }) => {
    const block = page.locator("figure", { hasText: "A recipe" }).first();
    const height = () => block.locator("pre").evaluate((element) => element.clientHeight);
    const before = await height();
    await block.getByRole("button", { name: /Show all \d+ lines/ }).click();
    await expect.poll(height).toBeGreaterThan(before);
  });
});

test.describe("a line's link", () => {
  test("is made by the reader, and shows the line to whom it is sent", async ({ page, context }) => {
    await openHydrated(page, showcase);
    const block = blockWith(page, "src/api/recipe/services/recipe.js");
    await block.hover();
    await block.getByRole("button", { name: "Number lines" }).click();
    await block.getByRole("link", { name: "Line 3" }).click();
    await expect(page).toHaveURL(/#code-src-api-recipe-services-recipe-js-L3$/);
    await expect(block.locator(".linked")).toContainText("strapi.documents");

    const other = await context.newPage();
    await openHydrated(other, page.url());
    const shown = blockWith(other, "src/api/recipe/services/recipe.js").locator(".linked");
    await expect(shown).toContainText("strapi.documents");
    await expect(shown).toBeInViewport();
  });

  test("opens a block that is long", async ({ page }) => {
    await openHydrated(page, showcase);
    const block = page.locator("figure", { hasText: "A recipe" }).first();
    const id = await block.getAttribute("id");
    // A URL of the same page is no new page: this is what a click on a link there does.
    await page.evaluate((hash) => location.assign(hash), `#${id}-L13`);
    const line = block.locator(".linked");
    await expect(line).toContainText("Rice");
    await expect(line).toBeInViewport();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a numbered line can be linked to and stands out", async ({ page }) => {
    await page.goto(`${showcase}#code-config-server-ts-L6`);
    const line = page.locator(".line", { has: page.locator("#code-config-server-ts-L6") });
    await expect(line).toBeInViewport();
    const groundOf = (target: Locator) =>
      target.evaluate((element) => getComputedStyle(element).backgroundColor);
    const plain = page.locator(".line", { has: page.locator("#code-config-server-ts-L7") });
    expect(await groundOf(line)).not.toBe(await groundOf(plain));
  });

  test("there are no buttons", async ({ page }) => {
    await page.goto(showcase);
    await expect(page.getByRole("button", { name: "Copy code" })).toHaveCount(0);
  });
});

test("only code that scrolls is a stop for the Tab key, and says what it is", async ({ page }) => {
  await openHydrated(page, "/dev-docs/api/rest/filters-locale-publication");
  const stops = page.locator("figure pre:not([contenteditable])");
  await expect
    .poll(() =>
      stops.evaluateAll((blocks) =>
        blocks
          .filter((block) => block.clientWidth > 0)
          .every((block) => {
            // What a collapsed block cuts off is not scrolled to.
            const down =
              getComputedStyle(block).overflowY !== "hidden" && block.scrollHeight > block.clientHeight;
            return (
              (down || block.scrollWidth > block.clientWidth) ===
              (block.tabIndex === 0 &&
                /^(Code|Response): .|^(HTTP|cURL|JavaScript|qs)$/.test(block.ariaLabel ?? ""))
            );
          }),
      ),
    )
    .toBe(true);
  await expect(page.locator("figure pre[tabindex='0']").first()).toBeAttached();
  await expect(page.locator("figure pre:not([tabindex])").first()).toBeAttached();
});
