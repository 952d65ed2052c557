import { createContext, use } from "react";

export type ColorMode = "light" | "dark";

/** What a reader can choose, and what is stored: a color mode, or that the system decides. */
export type ColorChoice = ColorMode | "system";

interface ColorModeState {
  /** What is shown. */
  readonly mode: ColorMode;
  /** Why it is shown. */
  readonly choice: ColorChoice;
  /** Whether the site lets readers choose. */
  readonly isOffered: boolean;
  /** Shows a choice and remembers it; other tabs of the site follow. */
  readonly choose: (choice: ColorChoice) => void;
}

export const ColorModeContext = createContext<ColorModeState | null>(null);

/** Which theme is shown, and how to change it. @throws outside of ColorModeProvider. */
export function useColorMode(): ColorModeState {
  const state = use(ColorModeContext);
  if (!state) throw new Error("useColorMode needs a ColorModeProvider around it.");
  return state;
}
