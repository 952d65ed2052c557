import type { Locator, Page } from "@playwright/test";
import type { Viewer } from "../runner/content";
import type { Film } from "../runner/screenshots/film";

export type { Film, Viewer };

/** A number on the image, and what it marks. */
export interface Hotspot {
  readonly at: (page: Page) => Locator;
  readonly says: string;
}

/** What a reader can play in the place of a screenshot. */
export interface Motion {
  /** What happens, for readers who don't see it. */
  readonly says: string;
  /** The screenshot's `steps` instead, for an animation that begins before them. The region is the screenshot's. */
  readonly steps?: (page: Page) => Promise<void>;
  readonly plays: (page: Page, film: Film) => Promise<void>;
}

/** One screenshot of the panel: how to get there, what must be visible, which region to cut out. */
export interface Shot {
  /** kebab-case; the name of its files and what a page shows it by. */
  readonly id: string;
  /** Alt text. */
  readonly alt: string;
  /** Path below /admin. */
  readonly at: string;
  readonly as?: Viewer;
  /** The fields of recipes that are columns of their list, if not the usual ones. */
  readonly columns?: readonly string[];
  /** Clicks and input after the page is open. */
  readonly steps?: (page: Page) => Promise<void>;
  /** Is there when the screen is complete; the panel draws many things a second or two late. */
  readonly shows: (page: Page) => Locator;
  /** What else the alt text and the caption name, by role and name: the screenshot fails if one isn't there. */
  readonly asserts?: (page: Page) => readonly Locator[];
  /** The region to cut out: what encloses all of these, and a margin. The whole window when left out. */
  readonly crop?: (page: Page) => readonly Locator[];
  /** CSS pixels around the region on these sides, where the usual margin would cut through something. */
  readonly above?: number;
  readonly right?: number;
  readonly below?: number;
  readonly left?: number;
  readonly hotspots?: readonly Hotspot[];
  readonly motion?: Motion;
  /** What differs from run to run and is covered. */
  readonly covers?: (page: Page) => Locator;
  /** Writes to the database: what was seeded is put back afterwards. */
  readonly changes?: true;
  /** TypeScript to run inside of the platform beforehand, for states that the seed doesn't hold. Implies `changes`. */
  readonly before?: string;
  /** Width of the window in CSS pixels, if 1280 makes the region wider than the text of a page. */
  readonly width?: number;
  /** Narrows the window after the steps, so that a dialog in it is as wide as the text of a page. */
  readonly narrows?: true;
  /** Begins at the left edge of a table that is wider than the region, so that the region cuts no word. */
  readonly scrollsTo?: (page: Page) => Locator;
  /**
   * Enlarges the panel as a browser does. In a window of 1280 pixels, 1.4 makes what is next to the menus about as wide as the text of
   * a page, in the layout of a wide window. A window that narrow would have the layout of a phone.
   */
  readonly zoom?: number;
  /** Height of the window in CSS pixels, if 800 is too little. */
  readonly height?: number;
}
