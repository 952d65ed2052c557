/** Milliseconds between two looks at the browser's history, which no event reports. */
export const checkIntervalMs = 100;

/** What ends each frame that could have added to the history. The history is one for all of them, so the watch is, too. */
const suspects = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
/** The history as it was before a frame added to it. */
let length = 0;
let href = "";
let hadGrown = false;
let isSteppingBack = false;

/**
 * Watches for entries that a frame adds to the browser's history, and goes back over them once the frame is removed.
 *
 * The history doesn't say which frame it was. A frame reports itself (seal.ts), is ended, and leaves this watch, so the
 * others stay. If none has left at the second look, all of them end, and the page still steps back once.
 *
 * @param end called when the frame has to go. It must leave the watch.
 * @returns a function that leaves the watch.
 */
export function watchHistory(end: () => void): () => void {
  if (suspects.size === 0) {
    if (!isSteppingBack) remember();
    timer = setInterval(look, checkIntervalMs);
  }
  suspects.add(end);
  return () => {
    if (!suspects.delete(end)) return;
    stepBack();
    if (suspects.size === 0) clearInterval(timer);
  };
}

function remember(): void {
  ({ length } = history);
  ({ href } = location);
  hadGrown = false;
}

/** The page's own entries change the URL; entries of a frame don't. */
function hasGrown(): boolean {
  return location.href === href && history.length > length;
}

function look(): void {
  if (isSteppingBack) return;
  if (!hasGrown()) remember();
  else if (hadGrown) for (const end of [...suspects]) end();
  else hadGrown = true;
}

/**
 * Goes back over a frame's entries, so that the reader's next step back leads to the page before. It waits, because the page
 * can receive the frame's report before the frame's entries appear, and because Firefox removes them with their frame.
 */
function stepBack(): void {
  if (isSteppingBack) return;
  isSteppingBack = true;
  setTimeout(() => {
    isSteppingBack = false;
    if (hasGrown()) history.go(length - history.length);
    remember();
  }, checkIntervalMs);
}
