import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { track } from "../analytics/track";
import {
  type ColorChoice,
  type ColorMode,
  ColorModeContext,
} from "../components/ColorModeToggle/useColorMode";
import { type ColorModeSettings, darkSystem, resolveColorChoice, shownColorMode } from "./colorMode";
import { readStored, storageKeys, store } from "./storage";

interface ColorModeProviderProps {
  readonly settings: ColorModeSettings;
  readonly children: ReactNode;
}

/**
 * Keeps `<html data-theme>` and React's idea of it together. The server renders the default; the inline script has
 * set the attribute before the first paint, so only labels change when React catches up.
 */
export function ColorModeProvider({ settings, children }: ColorModeProviderProps): ReactElement {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = settings;
  const resolve = useCallback(
    (stored: string | null) =>
      resolveColorChoice(stored, { defaultMode, disableSwitch, respectPrefersColorScheme }),
    [defaultMode, disableSwitch, respectPrefersColorScheme],
  );
  const [choice, setChoice] = useState<ColorChoice>(() => resolve(null));
  const [mode, setMode] = useState<ColorMode>(() => shownColorMode(choice, false));
  const show = useCallback((next: ColorChoice) => {
    const nextMode = shownColorMode(next, window.matchMedia(darkSystem).matches);
    document.documentElement.dataset.theme = nextMode;
    setChoice(next);
    setMode(nextMode);
  }, []);

  useEffect(() => {
    const system = window.matchMedia(darkSystem);
    const update = () => show(resolve(readStored(storageKeys.theme)));
    const follow = (event: StorageEvent) => {
      // A null key: another tab has cleared the storage.
      if (event.key === storageKeys.theme || event.key === null) show(resolve(event.newValue));
    };
    update();
    window.addEventListener("storage", follow);
    system.addEventListener("change", update);
    return () => {
      window.removeEventListener("storage", follow);
      system.removeEventListener("change", update);
    };
  }, [resolve, show]);

  const choose = useCallback(
    (next: ColorChoice) => {
      store(storageKeys.theme, next);
      show(next);
      track("theme_changed", { theme: next });
    },
    [show],
  );
  const state = useMemo(
    () => ({ mode, choice, isOffered: !disableSwitch, choose }),
    [mode, choice, disableSwitch, choose],
  );

  return <ColorModeContext value={state}>{children}</ColorModeContext>;
}
