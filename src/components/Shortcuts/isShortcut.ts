import { type ShortcutName, shortcutKeys } from "./shortcutKeys";
import { areSingleKeysOn } from "./singleKeys";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing">;

/**
 * Whether a key is meant as a shortcut. A single key isn't where something is being written, and nowhere for readers who
 * have switched single keys off.
 */
export function isShortcut(event: Key, name: ShortcutName, target: EventTarget | null): boolean {
  return shortcutKeys[name].some((keys) =>
    keys.startsWith("Mod+")
      ? isCommand(event, keys.slice("Mod+".length))
      : isSingleKey(event, keys) && !isTextField(target) && areSingleKeysOn(),
  );
}

/** Ctrl or Command and a key, nothing else. @param key in lower case. */
function isCommand({ key, ctrlKey, metaKey, altKey, shiftKey }: Key, wanted: string): boolean {
  return key.toLowerCase() === wanted && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Shift may be what brings a sign, as in `?`; with a letter it is another one. */
function isSingleKey(event: Key, wanted: string): boolean {
  return event.key === wanted && isPlain(event);
}

/** A key without a modifier that would make it a command. */
export function isPlain({ ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
  return !ctrlKey && !metaKey && !altKey && !isComposing;
}

/** Where letters are letters. */
function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName))
  );
}
