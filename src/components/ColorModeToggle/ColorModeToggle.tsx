import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import type { ReactElement } from "react";
import { pressedBy } from "../Shortcuts/shortcutKeys";
import * as styles from "./ColorModeToggle.module.css";

interface ColorModeToggleProps {
  readonly mode: "light" | "dark";
  readonly onToggle: () => void;
}

/** Both icons are in the HTML, and CSS shows one of them, so it is right before React knows the reader's choice. */
export function ColorModeToggle({ mode, onToggle }: ColorModeToggleProps): ReactElement {
  const label = mode === "dark" ? "Switch to light mode" : "Switch to dark mode";
  return (
    <button
      type="button"
      className={`needsScript ${styles.toggle}`}
      aria-label={label}
      title={label}
      {...pressedBy("theme")}
      onClick={onToggle}
    >
      <Sun size={18} aria-hidden="true" className={styles.sun} />
      <Moon size={18} aria-hidden="true" className={styles.moon} />
    </button>
  );
}
