import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

async function openPlanner(page: Page) {
  await openHydrated(page, "/dev-docs/migration/upgrade-planner");
  await page.getByRole("heading", { name: "Create a plan" }).scrollIntoViewIfNeeded();
  const planner = page.getByRole("region", { name: "Upgrade planner" });
  await expect(planner).toBeVisible();
  return planner;
}

async function paste(page: Page, text: string, path = "") {
  const form = page.getByRole("form", { name: "Paste a file" });
  await form.getByLabel("Or paste a file").fill(text);
  await form.getByLabel("Its path").fill(path);
  await form.getByRole("button", { name: "Add file" }).click();
}

test("a pasted package.json and a TypeScript configuration become a plan, which stays in the page", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const planner = await openPlanner(page);
  await paste(page, '{ "dependencies": { "@strapi/strapi": "4.25.11", "sqlite3": "5.1.7" } }');
  await expect(planner.getByText("Upgrade from Strapi 4.25.11 to")).toBeVisible();
  const found = planner.getByRole("region", { name: "Changes that concern your project" });
  await expect(found.getByRole("link", { name: "SQLite needs better-sqlite3" })).toBeVisible();
  await paste(page, "export default (): Config => ({ proxy: true, zucchini: 1 });", "config/server.ts");
  await expect(found).toContainText("config/server.ts:1 server.proxy is true");
  await expectNoAxeFindings(page);
  expect(sent.filter((request) => request.includes("zucchini") || request.includes("4.25.11"))).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("sqlite3");
});

test("the configuration is checked, with the pages that prove it, and without sending or showing a secret", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const planner = await openPlanner(page);
  const checked = planner.getByRole("region", { name: "Check the configuration" });
  await paste(page, 'export default { url: "https://a.example", proxy: true };', "config/server.ts");
  await expect(checked).toContainText("No effect proxy: true has no effect.");
  await paste(page, "JWT_SECRET=tobemodified-zucchini", ".env");
  await expect(checked).toContainText(".env:1 JWT_SECRET");
  const link = checked.getByRole("link", { name: "Server configuration" }).first();
  await expect(link).toHaveAttribute("href", "/dev-docs/configurations/server#behind-a-proxy");
  await expectNoAxeFindings(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expect(checked).not.toContainText("zucchini");
  expect(sent.filter((request) => request.includes("zucchini"))).toEqual([]);
});

test("checked steps are there after a reload, and the plan has no wider lines than the page", async ({
  page,
}) => {
  await openPlanner(page);
  const backup = page.getByRole("checkbox", { name: /^Done: Back up/ });
  await backup.check();
  await page.reload();
  await page.getByRole("heading", { name: "Create a plan" }).scrollIntoViewIfNeeded();
  await expect(backup).toBeChecked();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page has the steps of any upgrade", async ({ page }) => {
    await page.goto("/dev-docs/migration/upgrade-planner");
    await expect(page.getByText("Every upgrade has these steps:")).toBeVisible();
    await expect(page.getByRole("link", { name: "breaking changes" }).first()).toBeVisible();
  });
});
