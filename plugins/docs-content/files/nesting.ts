/** What a line begins with: signs of quotes and list items, and the white space around them. */
const containers = /(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/y;
const container = />|[-*+]|\d{1,9}[.)]/g;

/**
 * Where lists and quotes nest too deeply, as far as their indentation tells. A list's item is one level, in whatever a
 * parser would take for code, too: no code has as many.
 *
 * @returns the offset of the sign that is one too many, or -1.
 */
export function nestingAt(text: string, max: number): number {
  /** Columns of the items around a line. */
  let open: number[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const prefix = prefixOf(line);
    const signs = [...prefix.matchAll(container)].map(({ index }) => index);
    const first = signs[0] ?? prefix.length;
    if (line.length > prefix.length) open = open.slice(0, open.findLastIndex((column) => column < first) + 1);
    const isRule = /^[-*+ \t]*$/.test(line);
    if (open.length + signs.length > max && !isRule) return start + (signs[max - open.length] ?? first);
    if (!isRule) open.push(...signs);
    start += line.length + 1;
  }
  return -1;
}

/**
 * Finds boxes (`:::note`) that nest too deeply. For each box around a text, a parser reads the text once more.
 *
 * @returns the offset of the line that is one too many, or -1.
 */
export function boxesAt(text: string, max: number): number {
  /** The number of colons of each open box; a line of as many or more closes it, and all in it. */
  const open: number[] = [];
  for (const { 1: colons = "", 2: name, index } of text.matchAll(/^[ \t>\d.)*+-]*(:{3,})(\w?)/gm)) {
    if (name) open.push(colons.length);
    else {
      const closed = open.findIndex((length) => length <= colons.length);
      if (closed >= 0) open.length = closed;
    }
    if (open.length > max) return index;
  }
  return -1;
}

/** The beginning of a line, before its text: the marks of quotes and list items, and white space. */
export function prefixOf(line: string): string {
  containers.lastIndex = 0;
  return containers.exec(line)?.[0] ?? "";
}
