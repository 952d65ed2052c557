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

/** Shows the type of the name that was selected or tapped, or hides it. */
export async function showAt(block: HTMLElement, event: MouseEvent): Promise<void> {
  const names = await namesOf(block);
  const name = nameAt(names, event);
  mark(names);
  if (name && !isShown(name)) showType(name, block);
  else hideType();
}

/** Marks the names of a block, and shows their types, until the pointer leaves it. @param begun the pointer, when it came */
export async function followBlock(block: HTMLElement, begun: PointerEvent): Promise<void> {
  if (block === current) return;
  current = block;
  let last = begun;
  const loading = new AbortController();
  const see = (event: PointerEvent) => {
    last = event;
  };
  block.addEventListener("pointermove", see, { signal: loading.signal });
  const names = await namesOf(block).catch(() => []);
  loading.abort();
  if (current !== block) return;
  current = undefined;
  if (names.length > 0 && block.matches(":hover")) follow(block, names, last);
}

async function namesOf(block: HTMLElement): Promise<TypedName[]> {
  const types = await loadTypes(block);
  const code = codeOf(block);
  return code ? typedNamesIn(code, types) : [];
}

function follow(block: HTMLElement, names: readonly TypedName[], last: PointerEvent): void {
  current = block;
  mark(names);
  const ends = new AbortController();
  const { signal } = ends;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (work: () => void, time: number) => {
    clearTimeout(timer);
    timer = setTimeout(work, time);
  };
  const move = (event: PointerEvent) => {
    // The card can lie over other names.
    if (event.pointerType === "touch" || isOnType()) return clearTimeout(timer);
    // New markup, such as that with numbers of lines, has none of the names that were found before.
    if (names.some(({ range }) => !range.startContainer.isConnected)) return end();
    const name = nameAt(names, event);
    if (name && isShown(name)) return clearTimeout(timer);
    if (name) later(() => showType(name, block), dwell);
    else later(hideType, grace);
  };
  const end = () => {
    ends.abort();
    clearTimeout(timer);
    current = undefined;
    mark([]);
    hideType();
  };
  block.addEventListener("pointermove", move, { signal });
  block.addEventListener("pointerleave", () => later(end, grace), { signal });
  block.addEventListener("pointerenter", () => clearTimeout(timer), { signal });
  move(last);
}

const isOnType = (): boolean => document.querySelector("[data-type-card]:hover") !== null;

/** By its place: names are found anew for each event. */
function isShown({ range }: TypedName): boolean {
  const shown = shownRange();
  return shown?.startContainer === range.startContainer && shown.startOffset === range.startOffset;
}

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
