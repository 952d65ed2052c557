import type { FrameTheme } from "../protocol";

/** Gives the frame the page's colours. */
export function applyTheme({ scheme, colours }: FrameTheme): void {
  const { style } = document.documentElement;
  style.colorScheme = scheme;
  for (const [name, colour] of Object.entries(colours)) style.setProperty(name, colour);
}
