import type { ColorChoice, ColorMode } from "../components/ColorModeToggle/useColorMode";

export interface ColorModeSettings {
  readonly defaultMode: string;
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

/** The media query of a system that is set to dark. */
export const darkSystem = "(prefers-color-scheme: dark)";

/**
 * The reader's own choice, else the system's when the site follows it, else the site's default. A choice from before
 * the switch was taken away doesn't count. The inline script in noFlash.ts decides the same before the first paint.
 */
export function resolveColorChoice(
  stored: string | null,
  { defaultMode, disableSwitch, respectPrefersColorScheme }: ColorModeSettings,
): ColorChoice {
  if (isColorChoice(stored) && !disableSwitch) return stored;
  if (respectPrefersColorScheme) return "system";
  return defaultMode === "dark" ? "dark" : "light";
}

/** The colors that a choice shows. */
export function shownColorMode(choice: ColorChoice, isSystemDark: boolean): ColorMode {
  if (choice !== "system") return choice;
  return isSystemDark ? "dark" : "light";
}

function isColorChoice(value: string | null): value is ColorChoice {
  return value === "light" || value === "dark" || value === "system";
}
