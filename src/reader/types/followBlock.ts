import { loadTypes } from "./loadTypes";
import { hideType, shownRange, showType } from "./typeCard";
import { codeOf } from "./typedBlock";
import { type TypedName, typedNamesIn } from "./typedNames";

/** How long a pointer stays on a name before its type is shown, in milliseconds. */
const dwell = 120;
/** Time to get from the name onto its type. */
const grace = 200;
/** Of `::highlight()` in the style sheet. */
const highlight = "types";

let current: HTMLElement | undefined;

/**
 * Marks the names of a block, and shows their types, until the pointer leaves it.
 *
 * @param intent the event that begins it: a pointer over the code, or a click or a tap on it
 */
export async function followBlock(block: HTMLElement, intent: MouseEvent): Promise<void> {
  const isTap = intent.type === "click";
  if (block === current && !isTap) return;
  const types = await loadTypes(block);
  const code = codeOf(block);
  if (!code) return;
  const names = typedNamesIn(code, types);
  mark(names);
  if (isTap) {
    const name = nameAt(names, intent);
    if (name && name.range !== shownRange()) showType(name, block);
    else hideType();
  }
  if (block === current || !block.matches(":hover")) return;
  current = block;
  follow(block, names);
}

function follow(block: HTMLElement, first: readonly TypedName[]): void {
  const ends = new AbortController();
  const { signal } = ends;
  let names = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (work: () => void, time: number) => {
    clearTimeout(timer);
    timer = setTimeout(work, time);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    // The card can lie over other names.
    if (isOnType()) return clearTimeout(timer);
    // New markup, such as that with numbers of lines, has none of the names that were found before.
    if (names.some(({ range }) => !range.startContainer.isConnected)) return end();
    const name = nameAt(names, event);
    if (name?.range === shownRange()) return clearTimeout(timer);
    if (name) later(() => showType(name, block), dwell);
    else later(() => !isOnType() && hideType(), grace);
  };
  const end = () => {
    ends.abort();
    clearTimeout(timer);
    current = undefined;
    names = [];
    mark(names);
    hideType();
  };
  block.addEventListener("pointermove", move, { signal });
  block.addEventListener("pointerleave", () => later(end, grace), { signal });
  block.addEventListener("pointerenter", () => clearTimeout(timer), { signal });
}

const isOnType = (): boolean => document.querySelector("[data-type-card]:hover") !== null;

function nameAt(names: readonly TypedName[], { clientX: x, clientY: y }: MouseEvent): TypedName | undefined {
  return names.find(({ range }) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    ),
  );
}

/** Underlines names without a change of the page, where the browser can. */
function mark(names: readonly TypedName[]): void {
  if (typeof Highlight === "undefined") return;
  if (names.length === 0) CSS.highlights.delete(highlight);
  else CSS.highlights.set(highlight, new Highlight(...names.map(({ range }) => range)));
}
