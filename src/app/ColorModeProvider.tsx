import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { track } from "../analytics/track";
import { readStored, store } from "../components/BrowserStorage/browserStorage";
import { type ColorMode, type ColorModeSettings, darkSystem, resolveColorMode } from "./colorMode";
import { themeKey } from "./storage";
import { ColorModeContext } from "./useColorMode";

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
    (stored: string | null, isSystemDark: boolean) =>
      resolveColorMode(stored, isSystemDark, { defaultMode, disableSwitch, respectPrefersColorScheme }),
    [defaultMode, disableSwitch, respectPrefersColorScheme],
  );
  const [mode, setMode] = useState<ColorMode>(() => resolve(null, false));
  const show = useCallback((next: ColorMode) => {
    document.documentElement.dataset.theme = next;
    setMode(next);
  }, []);

  useEffect(() => {
    const system = window.matchMedia(darkSystem);
    const update = () => show(resolve(readStored(themeKey), system.matches));
    const follow = (event: StorageEvent) => {
      // A null key: another tab has cleared the storage.
      if (event.key === themeKey || event.key === null) show(resolve(event.newValue, system.matches));
    };
    update();
    window.addEventListener("storage", follow);
    system.addEventListener("change", update);
    return () => {
      window.removeEventListener("storage", follow);
      system.removeEventListener("change", update);
    };
  }, [resolve, show]);

  const toggle = useCallback(() => {
    const next = mode === "dark" ? "light" : "dark";
    store(themeKey, next);
    show(next);
    track("theme_changed", { theme: next });
  }, [mode, show]);
  const state = useMemo(() => ({ mode, toggle }), [mode, toggle]);

  return <ColorModeContext value={state}>{children}</ColorModeContext>;
}
