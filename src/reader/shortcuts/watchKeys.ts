import { isShortcut } from "../../components/Shortcuts/isShortcut";
import type { shortcutKeys } from "../../components/Shortcuts/shortcutKeys";

/** Shortcuts that press the control which carries their name. Where the page has none, they do nothing. */
const pressing = [
  "theme",
  "sidebar",
  "previous",
  "next",
] as const satisfies readonly (keyof typeof shortcutKeys)[];

/** Keys press controls from now on, and `?` or the footer's button shows which. */
export function watchKeys(): void {
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.defaultPrevented || event.repeat || isTaken(target)) return;
    const press = isShortcut(event, "help", target)
      ? showHelp
      : controlOf(pressing.find((name) => isShortcut(event, name, target)));
    if (!press) return;
    event.preventDefault();
    press();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-shortcut=help]")) showHelp();
  });
}

/** In a dialog keys have their own meaning, and on the search's button letters begin a query. */
function isTaken(target: EventTarget | null): boolean {
  const isOnSearch = target instanceof Element && target.closest("[data-takes-letters]") !== null;
  return isOnSearch || document.querySelector("dialog[open], [popover][data-menu]:popover-open") !== null;
}

function controlOf(name: (typeof pressing)[number] | undefined): (() => void) | undefined {
  const control = name && document.querySelector<HTMLElement>(`[data-shortcut=${name}]`);
  return control?.checkVisibility() ? () => control.click() : undefined;
}

async function showHelp(): Promise<void> {
  try {
    const { openShortcuts } = await import("../late");
    openShortcuts();
  } catch {
    // Its script didn't load: the reader can press the key again.
  }
}
