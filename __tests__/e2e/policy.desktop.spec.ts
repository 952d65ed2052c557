import { openHydrated } from "./support/hydration";
import { openSearch, searchFor } from "./support/search";
import { expect, test } from "./support/test";

/** One page of each kind. That nothing on it is refused is watched in every test: see support/test.ts. */
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

for (const address of kinds) {
  test(`${address} has a policy, and all of the page is within it`, async ({ page }) => {
    await openHydrated(page, address);
    const policy = page.locator('head > meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveCount(1);
    expect(await policy.getAttribute("content")).toContain("default-src 'none'");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  });
}

test("the search in its worker is within the policy", async ({ page }) => {
  await openHydrated(page, "/dev-docs/intro");
  await openSearch(page);
  await searchFor(page, "populate");
  await expect(page.getByRole("treeitem").first()).toBeVisible();
});

test.describe("what breaks it", () => {
  test.use({ mayViolatePolicy: true });

  test("text from elsewhere can't become code, and nobody else can be told", async ({ page }) => {
    await openHydrated(page, "/");
    const refused = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        seen.push(effectiveDirective),
      );
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.head.append(script);
      await fetch("https://elsewhere.test/").catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { seen, injected: Reflect.has(window, "injected") };
    });
    expect(refused).toEqual({ seen: ["script-src-elem", "connect-src"], injected: false });
  });
});

test("another site can't put a page into a frame", async ({ request }) => {
  const response = await request.get("/dev-docs/intro");
  expect(response.headers()["content-security-policy"]).toBe("frame-ancestors 'self'");
});
