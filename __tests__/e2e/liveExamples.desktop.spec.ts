import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

/** Pages that hold a live fence, with how many. */
const pages = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => {
    // An example of a code block is in a block with four backticks.
    const text = readFileSync(join("content", file), "utf8").replace(/^````[\s\S]*?^````/gm, "");
    return {
      path: `/${file.replace(/\.mdx$/, "")}`,
      count: text.match(/^ *```[jt]sx live\b/gm)?.length ?? 0,
    };
  })
  .filter(({ count }) => count > 0);

test("there are live examples", () => {
  expect(pages.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(6);
});

for (const { path, count } of pages) {
  test(`what readers get first runs: ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    const examples = page.locator("figure:has(figcaption):has(> pre, [aria-hidden] code)").filter({
      has: page.getByText("Result", { exact: true }),
    });
    await expect(examples).toHaveCount(count);
    for (let index = 0; index < count; index++) {
      const example = examples.nth(index);
      await example.scrollIntoViewIfNeeded();
      await expect(example.locator('[data-state="shown"]')).toBeAttached();
      const result = example.frameLocator("iframe").locator("#result");
      await expect(result).not.toBeEmpty();
    }
  });
}
