import { expect } from "@playwright/test";
import { developSite } from "./support/developedSite";
import { test } from "./support/test";

// One server for all of them.
test.describe.configure({ mode: "serial" });

let site: Awaited<ReturnType<typeof developSite>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await developSite();
});

test.afterAll(() => site.stop());

/** An edit that other pages may show is published together with everything that is created again. */
const soon = { timeout: 20_000 };

test("an edited page shows its edit, and what is wrong with it until it is fixed", async ({ page }) => {
  const problems = page.getByRole("status", { name: "Problems in the content" });
  await page.goto(`${site.url}/guide/intro`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  for (const word of ["cinnamon", "cardamom"]) {
    site.edit("guide/intro.mdx", (text) => `${text}\nA pinch of ${word}.\n`);
    await expect(page.getByText(`A pinch of ${word}.`)).toBeVisible(soon);
  }
  site.edit("guide/intro.mdx", (text) => `${text}\n[Nowhere](/guide/nowhere)\n`);
  await expect(problems).toContainText("/guide/nowhere", soon);
  await expect(problems).toContainText(/guide\/intro\.mdx:\d+:\d+/);
  site.edit("guide/intro.mdx", (text) => text.replace("[Nowhere](/guide/nowhere)", "Somewhere"));
  await expect(problems).toBeHidden(soon);
  await expect(page.getByText("Somewhere")).toBeVisible(soon);
  await expect(page.locator("body[data-same-document]")).toBeAttached();
});

test("the content can be queried", async ({ page }) => {
  const tool = await page.request.get(`${site.url}/___graphql`);
  expect(tool.status()).toBe(200);
  const query = '{ doc(path: { eq: "/guide/intro" }) { title wordCount } }';
  const response = await page.request.post(`${site.url}/___graphql`, { data: { query } });
  expect(await response.json()).toMatchObject({
    data: { doc: { title: expect.any(String), wordCount: expect.any(Number) } },
  });
});
