/**
 * All keyboard shortcuts of this site, by action. Handlers use this register and the
 * dialog of shortcuts shows it, so that the dialog is always right. The descriptions are in
 * src/reader/shortcuts/shortcutTexts.ts, which only the dialog needs.
 *
 * Names are those of KeyboardEvent.key; `Mod` is Command on a Mac, and Ctrl elsewhere.
 */
export const shortcutKeys = {
  search: ["Mod+k", "/"],
  help: ["?"],
  theme: ["t"],
  sidebar: ["s"],
  previous: ["p"],
  next: ["n"],
  tabs: ["ArrowRight", "ArrowLeft", "Home", "End"],
  leaveEditor: ["Escape"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ShortcutName = keyof typeof shortcutKeys;

/** In the format of `aria-keyshortcuts`: `Control+K Meta+K /`. */
export function ariaKeys(name: ShortcutName): string {
  return shortcutKeys[name]
    .flatMap((keys) =>
      keys.startsWith("Mod+") ? [keys.replace("Mod", "Control"), keys.replace("Mod", "Meta")] : keys,
    )
    .map((keys) => keys.replace(/\b[a-z]$/, (letter) => letter.toUpperCase()))
    .join(" ");
}

/** For a control that a shortcut presses; src/reader/shortcuts finds it by this. */
export function pressedBy(name: ShortcutName) {
  return { "data-shortcut": name, "aria-keyshortcuts": ariaKeys(name) };
}
