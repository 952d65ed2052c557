import { openSite } from "../browser/openSite.mjs";
import { openHydrated } from "../browser/pageState.mjs";
import { type Counts, type CutOff, cutOffOn } from "./cutOff";

/** A phone, a tablet, and windows around 1280 pixels, where the headings come beside the text. */
export const widths = [390, 768, 1024, 1280, 1440];

/** What all pages together have in windows of one width, in pixels. */
export interface WidthSums extends Counts {
  readonly width: number;
  /** The narrowest column of text. */
  narrowest: { readonly column: number; readonly path: string } | undefined;
  /** What is cut off without a hint, with its page. */
  readonly found: string[];
}

/**
 * @param dir the build
 * @returns one for each width
 */
export async function measureWidths(dir: string, paths: readonly string[]): Promise<WidthSums[]> {
  const { browser, origin, close } = await openSite(dir);
  try {
    const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
    const page = await context.newPage();
    const sums = widths.map(emptySums);
    for (const path of paths) {
      await openHydrated(page, origin + path);
      for (const sum of sums) {
        await page.setViewportSize({ width: sum.width, height: 900 });
        add(sum, path, await cutOffOn(page));
      }
    }
    return sums;
  } finally {
    await close();
  }
}

function emptySums(width: number): WidthSums {
  return {
    width,
    tables: 0,
    codeBlocks: 0,
    cutTables: 0,
    cutCodeBlocks: 0,
    narrowest: undefined,
    found: [],
  };
}

function add(sum: WidthSums, path: string, { unhinted, column, ...counts }: CutOff): void {
  sum.tables += counts.tables;
  sum.codeBlocks += counts.codeBlocks;
  sum.cutTables += counts.cutTables;
  sum.cutCodeBlocks += counts.cutCodeBlocks;
  sum.found.push(...unhinted.map((text) => `${path}: ${text}`));
  if (column !== null && column < (sum.narrowest?.column ?? Number.POSITIVE_INFINITY))
    sum.narrowest = { column, path };
}
