import type { Page } from "@playwright/test";
import { eachPage } from "./support/eachPage";
import { openHydrated } from "./support/hydration";
import { openSearch, searchFor } from "./support/search";
import { expect, test } from "./support/test";

/** One page of each kind. That nothing on it is rejected is watched in every test: see support/test.ts. */
const kinds = [
  "/",
  "/home/Home",
  "/dev-docs/intro",
  "/dev-docs/api/rest",
  "/tags",
  "/tags/rest-api",
  "/release-notes",
  "/release-notes/5.6.3",
  "/snippets/component-showcase",
  "/search?q=populate",
  "/status",
  "/privacy",
  "/no/such/page",
];

test("pages of each kind have a policy, and all of each page is within it", async ({ page }) => {
  await eachPage(kinds, async (url) => {
    await openHydrated(page, url);
    const policy = page.locator('head > meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveCount(1);
    expect(await policy.getAttribute("content")).toContain("default-src 'self'");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  });
});

test("the search in its worker is within the policy", async ({ page }) => {
  await openHydrated(page, "/dev-docs/intro");
  await openSearch(page);
  await searchFor(page, "populate");
  await expect(page.getByRole("treeitem").first()).toBeVisible();
});

/** @returns the directives that have blocked something, without duplicates: the header's policy and the page's both report it. */
async function watchRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const refused = new Set<string>();
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      refused.add(effectiveDirective),
    );
  });
  return () => page.evaluate(() => [...Reflect.get(window, "refused")].sort());
}

test.describe("what breaks it", () => {
  test.use({ mayViolatePolicy: true });

  test("text from elsewhere can't become code, and no one else can be told", async ({ page }) => {
    await openHydrated(page, "/");
    const seen = await watchRefusals(page);
    const isInjected = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.head.append(script);
      await fetch("https://elsewhere.test/").catch(() => {});
      return Reflect.has(window, "injected");
    });
    await expect.poll(seen).toEqual(["connect-src", "script-src-elem"]);
    expect(isInjected).toBe(false);
  });
});

test("the headers say what the page says, with the sheets of other pages, and more that only they can", async ({
  page,
  request,
}) => {
  await openHydrated(page, "/dev-docs/intro");
  const meta = page.locator('head > meta[http-equiv="Content-Security-Policy"]');
  const headers = (await request.get("/dev-docs/intro")).headers();
  const ofPage = (await meta.getAttribute("content")) ?? "";
  const ofHeader = headers["content-security-policy"] ?? "";
  const sheets = /style-src ([^;]*)/;
  expect(ofHeader.replace(sheets, "")).toBe(`${ofPage.replace(sheets, "")}; frame-ancestors 'self'`);
  expect(sheets.exec(ofHeader)?.[1]?.split(" ")).toEqual(
    expect.arrayContaining(sheets.exec(ofPage)?.[1]?.split(" ") ?? ["no style-src"]),
  );
  expect(headers).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  });
  expect(headers["permissions-policy"]).toContain("camera=()");
});

test("pages that follow are within the policy of the first one", async ({ page }) => {
  await openHydrated(page, "/release-notes");
  for (const path of ["/snippets/component-showcase", "/status", "/dev-docs/api/rest"]) {
    await page.evaluate((to) => Reflect.get(window, "___navigate")(to), path);
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
});

test.describe("styles from elsewhere", () => {
  test.use({ mayViolatePolicy: true });

  test("are rejected, in a sheet and in an attribute", async ({ page }) => {
    await openHydrated(page, "/dev-docs/intro");
    const seen = await watchRefusals(page);
    await page.evaluate(() =>
      document.body.insertAdjacentHTML("beforeend", '<p style="top: 0"></p><style>p { top: 0 }</style>'),
    );
    await expect.poll(seen).toEqual(["style-src-attr", "style-src-elem"]);
  });
});
