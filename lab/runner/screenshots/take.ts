import type { Page } from "@playwright/test";
import type { Shot } from "../../screenshots/shot";
import { clipOf, requireInside } from "./clip";
import { develop, lengthOf, startFilm } from "./film";
import { type PlacedHotspot, place } from "./place";
import { type Region, smallestText } from "./smallestText";
import type { Theme } from "./viewers";

export interface Taken {
  /** As the browser made them, at twice their size. */
  readonly pngs: Readonly<Record<Theme, Buffer>>;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Its font size in CSS pixels. */
  readonly smallestText: number;
  readonly hotspots: readonly PlacedHotspot[];
  /** In the window. */
  readonly clip: Region;
}

/** An animation in one theme, as a WebP. */
export interface TakenMotion {
  readonly theme: Theme;
  readonly webp: Buffer;
  readonly seconds: number;
}

const timeoutMs = 60_000;
/** Width of a window whose dialogs, with that margin, are as wide as the text in a step of a page. */
const narrowWindow = 580;

/**
 * Opens the page of a screenshot, follows its steps, and takes it.
 *
 * @throws Playwright's error if something that the screenshot names is missing
 */
export async function take(page: Page, shot: Shot): Promise<Taken> {
  await open(page, shot, "light");
  await shot.steps?.(page);
  if (shot.narrows) await page.setViewportSize({ ...windowOf(shot), width: narrowWindow });
  await shot.shows(page).first().waitFor();
  await settle(page);
  // Enlarged, the panel is higher than the window, and the browser may have scrolled to a field.
  if (shot.zoom) await page.evaluate(() => window.scrollTo(0, 0));
  const clip = await clipOf(page, shot);
  for (const part of shot.asserts?.(page) ?? []) await requireInside(clip, part);
  const smallest = await smallestText(page, clip);
  const hotspots = await Promise.all((shot.hotspots ?? []).map((spot) => place(page, clip, spot, shot.zoom)));
  const pngs = {
    light: await photograph(page, shot, clip, "light"),
    dark: await photograph(page, shot, clip, "dark"),
  };
  const unzoomed = (length: number) => Math.round(length / (shot.zoom ?? 1));
  return {
    pngs,
    width: unzoomed(clip.width),
    height: unzoomed(clip.height),
    smallestText: smallest,
    hotspots,
    clip,
  };
}

/** The animation of a screenshot, in one theme. */
export async function takeMotion(page: Page, shot: Shot, clip: Region, theme: Theme): Promise<TakenMotion> {
  const { motion } = shot;
  await open(page, shot, theme);
  await (motion?.steps ?? shot.steps)?.(page);
  await settle(page);
  if (shot.zoom) await page.evaluate(() => window.scrollTo(0, 0));
  const { film, frames } = await startFilm(page, clip, shot.zoom);
  await motion?.plays(page, film);
  return { theme, webp: await develop(frames), seconds: lengthOf(frames) };
}

async function open(page: Page, shot: Shot, theme: Theme): Promise<void> {
  page.setDefaultTimeout(timeoutMs);
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize(windowOf(shot));
  if (shot.columns) await page.addInitScript(showColumns(shot.columns));
  await page.goto(`/admin${shot.at}`);
  if (shot.zoom) await page.addStyleTag({ content: zoomStyle(shot.zoom) });
  await settle(page);
}

/** A script that replaces the columns that inPage.js sets. */
function showColumns(fields: readonly string[]): string {
  const key = "STRAPI_LIST_VIEW_DISPLAYED_HEADERS:api::recipe.recipe:false";
  return `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify(fields))});`;
}

/** The panel reserves the height of a page's header, which it measures in the window, so that enlarged pages would have a gap there. */
function zoomStyle(zoom: number): string {
  return `html { zoom: ${zoom}; } div:has(> [data-strapi-header]) { height: auto !important; }`;
}

/** The panel follows the system's theme, also while it is open. */
async function photograph(
  page: Page,
  { covers, scrollsTo }: Shot,
  clip: Region,
  theme: Theme,
): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForTimeout(300);
  // With another theme, the panel loads and renders tables again, and they scroll back.
  if (scrollsTo) await settle(page);
  await scrollsTo?.(page).evaluate((part) => part.scrollIntoView({ block: "nearest", inline: "start" }));
  await covers?.(page).evaluateAll((elements) => {
    // Playwright's own mask is in the wrong place on an enlarged page.
    for (const element of elements)
      element.setAttribute("style", "display: block; background: #8e8ea9; color: transparent");
  });
  return page.screenshot({ clip, animations: "disabled" });
}

/** The panel shows a spinner, then a screen, then the buttons that depend on permissions. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.getByText("Loading content.").first().waitFor({ state: "hidden" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(400);
  await page.waitForLoadState("networkidle");
}

function windowOf({ width = 1280, height = 800 }: Shot) {
  return { width, height };
}
