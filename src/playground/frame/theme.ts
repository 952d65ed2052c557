import type { FrameTheme } from "../protocol";

/** Gives the frame the page's colors. */
export function applyTheme({ scheme, colors }: FrameTheme): void {
  const { style } = document.documentElement;
  style.colorScheme = scheme;
  for (const [name, color] of Object.entries(colors)) style.setProperty(name, color);
}
