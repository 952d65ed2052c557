/** A letter on a screenshot, and what it stands for. Writers give its place among those of the image, from 1. */
export interface Hotspot {
  /** Percent of the image's width from the left, and of its height from the top. */
  readonly x: number;
  readonly y: number;
  /** Where the letter is, seen from this point; "left" if missing. */
  readonly side?: "left" | "above" | "right" | "below" | undefined;
  /** The control, in the same units. */
  readonly ring?:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined;
  readonly says: string;
}

/** What readers see of a place: A for 1. Numbers are for the steps of a task. The style sheet counts the same way. */
export const hotspotLetter = (number: number): string => String.fromCharCode(64 + number);

/** The ID of a letter's line in the list below its image. */
export function hotspotName(image: string, number: number): string {
  return `image-${image}-${number}`;
}

/** The attribute by which styles find the ring that belongs to a letter in the text. */
export function ringName(shot: number, number: number): string {
  return `${shot}-${number}`;
}

/** An animation that a reader can play in the place of a screenshot. */
export interface Motion {
  readonly seconds: number;
  /** What happens, for readers who don't see it. */
  readonly says: string;
}

/** The key of a screenshot among the images of a page, and that of its animation. */
export const screenshotKey = (id: string): string => `screenshots/${id}`;
export const motionKey = (id: string): string => `screenshots/${id}.motion`;

/** The entry of a screenshot in the register. */
export interface ScreenshotText {
  readonly alt: string;
  readonly hotspots?: readonly Hotspot[] | undefined;
  readonly motion?: Motion | undefined;
}
