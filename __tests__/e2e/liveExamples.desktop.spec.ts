import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eachPage } from "./support/eachPage";
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

test("what readers get first runs, on every page", async ({ page }) => {
  const counts = new Map(pages.map(({ path, count }) => [path, count]));
  await eachPage([...counts.keys()], async (path) => {
    await openHydrated(page, path);
    const examples = page.locator("figure:has(figcaption):has(> pre, [aria-hidden] code)").filter({
      has: page.getByText("Result", { exact: true }),
    });
    await expect(examples).toHaveCount(counts.get(path) ?? 0);
    for (const example of await examples.all()) {
      await example.scrollIntoViewIfNeeded();
      await expect(example.locator('[data-state="shown"]')).toBeAttached();
      const result = example.frameLocator("iframe").locator("#result");
      await expect(result).not.toBeEmpty();
    }
  });
});
