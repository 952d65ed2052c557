import { type ShortcutName, shortcutKeys } from "../../components/Shortcuts/shortcutKeys";

interface ShortcutText {
  readonly keys: readonly string[];
  readonly does: string;
}

interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly ShortcutText[];
}

/** What each shortcut of the register does. A name that is missing here is an error of types. */
const texts: Readonly<Record<ShortcutName, string>> = {
  search: "Open or close the search",
  help: "Show these shortcuts",
  theme: "Switch between light and dark",
  sidebar: "Hide or show the sidebar",
  previous: "Previous page",
  next: "Next page",
  tabs: "Next, previous, first and last tab",
  leaveEditor: "Let Tab leave the code editor",
};

const own = (...names: ShortcutName[]): ShortcutText[] =>
  names.map((name) => ({ keys: shortcutKeys[name], does: texts[name] }));

/** The dialog's contents, in the order it shows them. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  { title: "On every page", shortcuts: own("search", "theme", "help") },
  { title: "On a documentation page", shortcuts: own("next", "previous", "sidebar") },
  { title: "In tabs and code", shortcuts: own("tabs", "leaveEditor") },
  {
    // DocSearch listens for these by itself; a browser test presses each of them.
    title: "In the open search",
    shortcuts: [
      { keys: ["ArrowDown", "ArrowUp"], does: "Choose a result" },
      { keys: ["Enter"], does: "Go to the result" },
      { keys: ["Mod+Enter"], does: "Open it in a new tab" },
      { keys: ["Shift+Enter"], does: "Open it in a new window" },
      { keys: ["Escape"], does: "Close" },
    ],
  },
];

const drawn: Readonly<Record<string, string>> = {
  ArrowRight: "→",
  ArrowLeft: "←",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
};

/** `Mod+k` → `Ctrl+K`, or `⌘+K` on a Mac. */
export function keysText(keys: string, isMac: boolean): string {
  return keys
    .split("+")
    .map((key) =>
      key === "Mod" ? (isMac ? "⌘" : "Ctrl") : (drawn[key] ?? (key.length === 1 ? key.toUpperCase() : key)),
    )
    .join("+");
}
