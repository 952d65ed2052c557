import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import type { ReactElement } from "react";
import { pressedBy } from "../Shortcuts/shortcutKeys";
import type { ColorMode } from "./useColorMode";
import * as styles from "./ColorModeToggle.module.css";

interface ColorModeToggleProps {
  /** What is shown. */
  readonly mode: ColorMode;
  readonly onChoose: (mode: ColorMode) => void;
}

/** Both pictures are there and CSS shows one: the right one is seen before React knows the reader's choice. */
export function ColorModeToggle({ mode, onChoose }: ColorModeToggleProps): ReactElement {
  const other = mode === "dark" ? "light" : "dark";
  const label = `Switch to ${other} mode`;
  return (
    <button
      type="button"
      className={`needsScript ${styles.toggle}`}
      aria-label={label}
      title={label}
      {...pressedBy("theme")}
      onClick={() => onChoose(other)}
    >
      <Sun size={18} aria-hidden="true" className={styles.sun} />
      <Moon size={18} aria-hidden="true" className={styles.moon} />
    </button>
  );
}
