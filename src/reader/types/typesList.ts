import { place } from "../previews/place";
import { loadTypes } from "./loadTypes";
import { typeText } from "./typeCard";
import { codeOf } from "./typedBlock";
import { type TypedName, typedNamesIn } from "./typedNames";
import * as styles from "./types.module.css";

/**
 * Opens the list of a block's names and their types: what a pointer finds in the code, for the keyboard and for screen readers.
 * The browser closes it with Escape, or when something else is selected.
 *
 * @param button in the block; it gets the focus back
 */
export async function openTypes(button: HTMLElement): Promise<void> {
  const block = button.closest("figure");
  const code = block && codeOf(block);
  if (!block || !code) return;
  const names = typedNamesIn(code, await loadTypes(block));
  const panel = listOf(onceEach(names));
  block.append(panel);
  panel.addEventListener("toggle", ({ newState }) => {
    if (newState !== "closed") return;
    panel.remove();
    if (document.activeElement === document.body) button.focus();
  });
  panel.showPopover();
  place(panel, button.getClientRects());
  panel.focus();
}

/** A name with the same type appears once, with all its lines. */
function onceEach(names: readonly TypedName[]): { readonly name: TypedName; readonly lines: number[] }[] {
  const found = new Map<string, { readonly name: TypedName; readonly lines: number[] }>();
  for (const name of names) {
    const key = name.name + name.rest;
    const known = found.get(key);
    if (!known) found.set(key, { name, lines: [name.line] });
    else if (!known.lines.includes(name.line)) known.lines.push(name.line);
  }
  return [...found.values()];
}

function listOf(entries: ReturnType<typeof onceEach>): HTMLElement {
  const panel = document.createElement("div");
  panel.className = `${styles.card} ${styles.list}`;
  panel.popover = "auto";
  panel.role = "dialog";
  panel.ariaLabel = "Types of names in this code";
  panel.tabIndex = 0;
  const list = document.createElement("ul");
  list.append(...entries.map(itemOf));
  panel.append(list);
  return panel;
}

function itemOf({ name, lines }: ReturnType<typeof onceEach>[number]): HTMLElement {
  const item = document.createElement("li");
  const code = document.createElement("code");
  code.append(...typeText(name));
  const where = document.createElement("span");
  where.textContent = `${lines.length === 1 ? "Line" : "Lines"} ${lines.join(", ")}`;
  item.append(code, where);
  return item;
}
