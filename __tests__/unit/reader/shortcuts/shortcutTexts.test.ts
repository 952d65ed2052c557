import { shortcutKeys } from "../../../../src/components/Shortcuts/shortcutKeys";
import { keysText, shortcutGroups } from "../../../../src/reader/shortcuts/shortcutTexts";

it("leaves out no shortcut of the register, and says none twice", () => {
  const shown = shortcutGroups.flatMap(({ shortcuts }) => shortcuts.map(({ keys }) => keys));
  for (const keys of Object.values(shortcutKeys)) {
    expect(shown.filter((other) => other === keys)).toHaveLength(1);
  }
});

it("gives no single key two meanings on a page", () => {
  const single = Object.values(shortcutKeys).flatMap((keys) => keys.filter((key) => key.length === 1));
  expect(new Set(single).size).toBe(single.length);
});

it.each([
  ["Mod+k", false, "Ctrl+K"],
  ["Mod+k", true, "⌘+K"],
  ["/", false, "/"],
  ["?", false, "?"],
  ["n", false, "N"],
  ["ArrowLeft", false, "←"],
  ["Mod+Enter", false, "Ctrl+Enter"],
  ["Escape", true, "Esc"],
])("%s is drawn for a Mac (%p) as %s", (keys, isMac, text) => {
  expect(keysText(keys, isMac)).toBe(text);
});
