/** A block's lines as something to link to: `#code-config-server-ts-L3`, or `-L3-L5` for several. */

/** 1-based numbers of lines, both included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** How every line of the compiler's markup begins, also the first one of a side of a diff. */
const lineStart = /^(?:<span class="(?:change|delSide|insSide)">)*<span class="line[^>]*>/gm;

/**
 * Puts a link to itself at the beginning of every line. One of them is a stop for the Tab key; arrows lead on.
 *
 * @param html of a code block.
 * @param id of the same block.
 */
export function withLineLinks(html: string, id: string): string {
  let line = 0;
  return html.replace(lineStart, (start) => {
    line += 1;
    const name = `${id}-L${line}`;
    const tabIndex = line === 1 ? 0 : -1;
    return `${start}<a class="ln" id="${name}" href="#${name}" aria-label="Line ${line}" tabindex="${tabIndex}"></a>`;
  });
}

/**
 * The lines of a block that a URL refers to.
 *
 * @param hash of the URL, including `#`.
 * @param count lines of the block.
 * @returns undefined if it refers to something else, or to lines that don't exist.
 */
export function rangeIn(hash: string, id: string, count: number): LineRange | undefined {
  if (!hash.startsWith(`#${id}-L`)) return undefined;
  const match = /^(\d+)(?:-L(\d+))?$/.exec(hash.slice(id.length + 3));
  const first = Number(match?.[1]);
  const second = Number(match?.[2] ?? match?.[1]);
  const from = Math.min(first, second);
  const to = Math.max(first, second);
  return from >= 1 && to <= count ? { from, to } : undefined;
}

/** The URL's hash for lines of a block. */
export function hashOf(id: string, { from, to }: LineRange): string {
  return from === to ? `#${id}-L${from}` : `#${id}-L${from}-L${to}`;
}
