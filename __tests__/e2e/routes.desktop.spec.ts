import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtPages } from "../support/builtPages.mjs";
import { siteDir } from "../support/siteDir.mjs";
import { eachPage } from "./support/eachPage";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const pages = builtPages(siteDir).filter(({ template }) => template !== "");
const routes = pages.map(({ route }) => route);
/** One page of each template. */
const samples = [...new Map(pages.map(({ template, route }) => [template, route])).values()];

const get = (url: string) => fetch(url, { redirect: "manual" });
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(([, text = ""]) => text.trim());

test("every URL responds with 200, one h1, and a title", async ({ siteUrl }) => {
  const problems: string[] = [];
  for (const route of routes) {
    const response = await get(siteUrl + route);
    const html = await response.text();
    const [headings, titles] = [textsOf(html, "h1"), textsOf(html, "title")];
    const isGood = response.status === 200 && headings.length === 1 && headings[0] !== "" && titles[0] !== "";
    if (!isGood) problems.push(`${route}: ${response.status}, ${headings.length} h1, title ${titles[0]}`);
  }
  expect(problems).toEqual([]);
  expect(routes).toEqual(
    expect.arrayContaining(["/", "/home/Home", "/tags", "/release-notes", "/status", "/404"]),
  );
});

test("every URL of the sitemap is among them", async ({ siteUrl }) => {
  const sitemap = await (await get(`${siteUrl}/sitemap.xml`)).text();
  const paths = textsOf(sitemap, "loc").map((loc) => new URL(loc).pathname);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !routes.includes(path))).toEqual([]);
});

test("other spellings of every URL lead to it", async ({ siteUrl }) => {
  const problems: string[] = [];
  for (const route of routes.filter((path) => path !== "/")) {
    for (const spelling of [`${route}/`, `${route}.html`, `${route}/index.html`]) {
      const response = await get(siteUrl + spelling);
      const location = response.headers.get("location");
      if (response.status !== 301 || location !== route)
        problems.push(`${spelling}: ${response.status} ${location}`);
    }
  }
  expect(problems).toEqual([]);
});

test("redirects lead where the build says", async ({ siteUrl }) => {
  const rules = readFileSync(join(siteDir, "_redirects"), "utf8").trim().split("\n");
  for (const rule of rules) {
    const [from = "", to] = rule.split(" ");
    const response = await get(siteUrl + from);
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
  }
});

test("a page of each template runs in a browser without a complaint", async ({ page }) => {
  let complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => response.status() >= 400 && complaints.push(response.url()));
  await eachPage(samples, async (route) => {
    complaints = [];
    await openHydrated(page, route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test("a browser ends at the one URL of a page", async ({ page }) => {
  const route = routes.find((path) => path.startsWith("/dev-docs/")) ?? "";
  await openHydrated(page, `${route}/index.html?q=a#main`);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${route}?q=a`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an unknown URL says so and helps on", async ({ page }) => {
  const response = await page.goto("/dev-docs/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/not found/i);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText(/not found/i);
});

test("following a link changes page, title and URL without a reload", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/intro$/);
  const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expect(page).toHaveTitle(new RegExp(heading.trim().slice(0, 20)));
  await expect(page.locator("html")).toHaveAttribute("data-marked", "");
});
