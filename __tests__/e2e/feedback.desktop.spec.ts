import { expectNoAxeFindings } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { test } from "./support/smallSite";
import { expect } from "./support/test";

const path = "/guide/code";

test("a page is rated by keyboard; this site has no analytics, says so and sends nothing", async ({
  page,
}) => {
  await openHydrated(page, path);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.method()));
  const feedback = page.getByRole("region", { name: "Feedback" });
  const no = feedback.getByRole("button", { name: "No" });
  await no.focus();
  await page.keyboard.press("Enter");
  await expect(no).toHaveAttribute("aria-pressed", "true");
  await expect(no).toBeFocused();
  await expect(feedback.getByRole("status")).toContainText("this copy of the site records no answers");
  await expect(feedback.getByRole("textbox")).toHaveCount(0);
  expect(sent.filter((method) => method !== "GET")).toEqual([]);

  await page.keyboard.press("Tab");
  const link = feedback.getByRole("link", { name: /Open an issue on/ });
  await expect(link).toBeFocused();
  const issue = new URL((await link.getAttribute("href")) ?? "");
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get("title")).toBe("Code: ");
  expect(issue.searchParams.get("body")).toContain(path);
  expect(issue.searchParams.get("body")).toMatch(/Documentation: \d+\.\d+\.\d+, for Strapi \d/);
});

test("an answer belongs to one page", async ({ page }) => {
  await openHydrated(page, path);
  await page.getByRole("button", { name: "Yes" }).click();
  await page.locator("a[rel=next]").click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "false");
});

test("an answered question has no problem that axe finds", async ({ page }) => {
  await openHydrated(page, path);
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
  await expectNoAxeFindings(page, "[aria-label=Feedback]");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("only the issue is offered", async ({ page }) => {
    await page.goto(path);
    const feedback = page.getByRole("region", { name: "Feedback" });
    await expect(feedback.getByRole("link", { name: /Open an issue on/ })).toBeVisible();
    await expect(feedback.getByRole("button")).toHaveCount(0);
  });
});
