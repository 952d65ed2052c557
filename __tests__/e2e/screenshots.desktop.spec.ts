import { expect, test } from "./support/test";

test("a step rings the control that it names, and its letter leads to the image", async ({ page }) => {
  // No script has a part in it.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/user-docs/settings/API-tokens");
  const letter = page.getByRole("link", { name: "C in the image" });
  const ring = page.locator("[data-ring='1-3']");
  await expect(ring).toHaveCSS("opacity", "0");
  await page.getByRole("listitem").filter({ has: letter }).getByText("You can't change it later.").hover();
  await expect(ring).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(ring).toHaveCSS("opacity", "0");
  await letter.focus();
  await expect(ring).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("How long it is valid")).toBeInViewport();
  await expect(page.getByRole("img", { name: "The form for a new API token" }).first()).toBeInViewport();
});

test("an animation plays only while a reader wants it", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto("/user-docs/content-manager/saving-and-publishing-content");
  const [still, moving] = [/^The recipe Cardamom buns/, /^The pointer selects Publish/].map((name) =>
    page.getByRole("img", { name }).and(page.locator(":visible")),
  );
  const play = page.getByText("Play the animation");
  await play.scrollIntoViewIfNeeded();
  await expect(still ?? play).toBeVisible();
  const file = await page
    .getByAltText(/^The pointer selects Publish/)
    .first()
    .getAttribute("src");
  expect(file).toMatch(/\.webp$/);
  expect(loaded).not.toContain(file);
  await play.click();
  await expect(moving ?? play).toBeVisible();
  await expect(still ?? play).toBeHidden();
  await expect.poll(() => loaded).toContain(file);
  await page.getByText("Stop", { exact: true }).click();
  await expect(moving ?? play).toBeHidden();
  await expect(still ?? play).toBeVisible();
});
