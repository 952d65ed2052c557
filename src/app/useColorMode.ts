import { createContext, use } from "react";
import type { ColorMode } from "./colorMode";

interface ColorModeState {
  readonly mode: ColorMode;
  /** Switches and remembers; other tabs of the site follow. */
  readonly toggle: () => void;
}

export const ColorModeContext = createContext<ColorModeState | null>(null);

/** Which theme is shown, and how to change it. @throws outside of ColorModeProvider. */
export function useColorMode(): ColorModeState {
  const state = use(ColorModeContext);
  if (!state) throw new Error("useColorMode needs a ColorModeProvider around it.");
  return state;
}
