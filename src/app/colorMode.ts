export type ColorMode = "light" | "dark";

export interface ColorModeSettings {
  readonly defaultMode: string;
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

/** The media query of a system that is set to dark. */
export const darkSystem = "(prefers-color-scheme: dark)";

/**
 * The reader's own choice, which can be that the system decides; else the system's when the site follows it, else the site's default. A choice from before
 * the switch was taken away doesn't count. The inline script in noFlash.ts decides the same before the first paint.
 */
export function resolveColorMode(
  stored: string | null,
  isSystemDark: boolean,
  { defaultMode, disableSwitch, respectPrefersColorScheme }: ColorModeSettings,
): ColorMode {
  const own = disableSwitch ? null : stored;
  if (isColorMode(own)) return own;
  if (own === "system" || respectPrefersColorScheme) return isSystemDark ? "dark" : "light";
  return isColorMode(defaultMode) ? defaultMode : "light";
}

function isColorMode(value: string | null): value is ColorMode {
  return value === "light" || value === "dark";
}
