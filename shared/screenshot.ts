/** A number on a screenshot, and what it stands for. */
export interface Hotspot {
  /** Percent of the image's width from the left, and of its height from the top. */
  readonly x: number;
  readonly y: number;
  readonly says: string;
}

/** The entry of a screenshot in the register. */
export interface ScreenshotText {
  readonly alt: string;
  readonly hotspots?: readonly Hotspot[] | undefined;
}
