import type { Page } from "@playwright/test";
import { expectNoAxeFindingsAgain } from "./support/axe";
import { openHydrated } from "./support/hydration";
import { settled, test } from "./support/smallSite";
import { expect } from "./support/test";

const path = "/guide/pictures";
/** Next to the button, which covers most of the fixture's small images. */
const corner = { position: { x: 37, y: 10 } };
const dialog = (page: Page) => page.getByRole("dialog");
const figure = (page: Page) => page.getByRole("main").getByRole("img", { name: "A tree." }).first();
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).boundingBox();
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};

test("a click enlarges a figure over the whole window, in its own frame, and another closes it", async ({
  page,
}) => {
  await openHydrated(page, path);
  await figure(page).click(corner);
  await expect(dialog(page)).toHaveAccessibleName("A tree.");
  await expect(dialog(page)).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect.poll(() => box(page, "dialog")).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  await expect.poll(async () => (await box(page, "dialog img:visible")).width).toBeGreaterThan(600);
  const [card, image] = [await box(page, "dialog > div"), await box(page, "dialog img:visible")];
  expect(card.x).toBeGreaterThan(40);
  expect(card.y).toBeGreaterThan(40);
  expect(card.y + card.height).toBeLessThanOrEqual(760);
  expect(image.x - card.x).toBeGreaterThan(20);
  await dialog(page).getByRole("img").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(figure(page)).toBeVisible();
});

test("on a phone a small image takes the whole width of a frame that fits the window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, path);
  await figure(page).click(corner);
  const card = () => box(page, "dialog > div");
  await expect.poll(async () => (await box(page, "dialog img:visible")).width).toBeGreaterThan(300);
  const { x, width } = await box(page, "dialog img:visible");
  expect((await card()).x).toBeGreaterThan(0);
  expect((await card()).x + (await card()).width).toBeLessThan(390);
  expect(x + width).toBeLessThan((await card()).x + (await card()).width);
  await expect(dialog(page).getByText("It grows.")).toBeInViewport({ ratio: 1 });
});

test("buttons and arrow keys lead to the other images of the page, and closing it to the last of them", async ({
  page,
}) => {
  await openHydrated(page, path);
  await figure(page).click(corner);
  await expect(dialog(page).getByRole("status")).toHaveText("1 of 2");
  await dialog(page).getByRole("button", { name: "Next image" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("2 of 2");
  await expect(dialog(page).getByText("The list.")).toBeInViewport();
  await expect(dialog(page).getByRole("img")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page)).toHaveAccessibleName("A tree.");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog(page).getByRole("status")).toHaveText("2 of 2");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  const list = page.locator("figure", { hasText: "The list." });
  await expect(list).toBeInViewport();
  await expect(list.getByRole("button", { name: /^Enlarge/ })).toBeFocused();
});

test("the keyboard opens it, stays in it, and closes it", async ({ page }) => {
  await openHydrated(page, path);
  const button = page.getByRole("button", { name: "Enlarge: A tree." });
  await button.focus();
  await expect(button).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") === null)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a resized window and scrolling close it", async ({ page }) => {
  await openHydrated(page, path);
  await figure(page).click(corner);
  await expect(dialog(page)).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(dialog(page)).toHaveCount(0);

  await figure(page).click(corner);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(30);
  await settled(page);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.wheel(0, 100);
  await expect(dialog(page)).toHaveCount(0);
});

test("dark images in the dark theme, light ones in the light one", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await openHydrated(page, path);
  await figure(page).click(corner);
  await expect(dialog(page)).toHaveCSS("background-color", "rgb(23, 17, 26)");
  await expect(dialog(page).locator("img:visible")).toHaveAttribute("src", /tree-dark/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  const screenshot = page.locator("figure", { hasText: "The list." }).getByRole("img");
  const shown = await screenshot.evaluate((image) =>
    image instanceof HTMLImageElement ? image.currentSrc : "",
  );
  await page.getByRole("button", { name: `Enlarge: ${await screenshot.getAttribute("alt")}` }).click();
  await expect(dialog(page).getByRole("img")).toHaveJSProperty("currentSrc", shown);
});

test("nothing of it is loaded before someone is about to enlarge an image", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await openHydrated(page, path);
  await settled(page);
  const before = scripts.length;
  await page.getByRole("heading", { level: 1 }).hover();
  await settled(page);
  expect(scripts.length).toBe(before);
  await figure(page).hover(corner);
  await expect.poll(() => scripts.length).toBe(before + 1);
});

test("without its script the browser shows the image", async ({ page }) => {
  await openHydrated(page, path);
  await page.route(/\.js$/, (route) => route.abort());
  await figure(page).click(corner);
  await expect(page).toHaveURL(/\/static\/.*tree.*\.svg$/);
});

test("diagrams, icons and images in links are no images to enlarge", async ({ page }) => {
  await openHydrated(page, path);
  await expect(page.locator("[data-zoomable]")).toHaveCount(2);
  await figure(page).evaluate((image) => {
    const link = document.createElement("a");
    link.href = "#top";
    image.replaceWith(link);
    link.append(image);
  });
  await figure(page).click(corner);
  await settled(page);
  await expect(dialog(page)).toHaveCount(0);
});

test("axe finds no problem in the dialog", async ({ page }) => {
  await openHydrated(page, path);
  await figure(page).click(corner);
  await expect(dialog(page)).toBeVisible();
  await expectNoAxeFindingsAgain(page, "dialog[open]");
});
