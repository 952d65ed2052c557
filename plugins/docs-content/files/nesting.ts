/** What a line begins with: signs of quotes and list items, and the white space around them. */
const containers = /(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/y;
const container = />|[-*+]|\d+[.)]/g;

/**
 * Where lists and quotes nest too deeply, as far as their indentation tells. A list's item is one level, in whatever a
 * parser would take for code, too: no code has as many.
 *
 * @returns the offset of the sign that is one too many, or -1.
 */
export function nestingAt(text: string, most: number): number {
  /** Columns of the items around a line. */
  let open: number[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const prefix = prefixOf(line);
    const signs = [...prefix.matchAll(container)].map(({ index }) => index);
    const first = signs[0] ?? prefix.length;
    if (line.length > prefix.length) open = open.slice(0, open.findLastIndex((column) => column < first) + 1);
    const isRule = /^[-*+ \t]*$/.test(line);
    if (open.length + signs.length > most && !isRule) return start + (signs[most - open.length] ?? first);
    if (!isRule) open.push(...signs);
    start += line.length + 1;
  }
  return -1;
}

/** Blanks out the code in fenced blocks, so that all else keeps its place. A fence ends with the item or quote it stands in. */
export function withoutFences(text: string): string {
  let fence: { readonly mark: string; readonly prefix: string } | undefined;
  return text
    .split("\n")
    .map((line) => {
      const prefix = prefixOf(line);
      // What follows the backticks of a fence holds no backtick, or the line is code in a sentence.
      const [mark] = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line.slice(prefix.length)) ?? [];
      if (fence && !goesOn(line, fence.prefix)) fence = undefined;
      if (!fence) {
        if (mark !== undefined) fence = { mark, prefix };
        return line;
      }
      const isEnd = mark?.startsWith(fence.mark) && line.slice(prefix.length + mark.length).trim() === "";
      if (isEnd) fence = undefined;
      return isEnd ? line : " ".repeat(line.length);
    })
    .join("\n");
}

/** Rather no than yes: what is taken for text is held to more limits. */
function goesOn(line: string, prefix: string): boolean {
  if (line.trim() === "") return !prefix.includes(">");
  const own = prefixOf(line);
  return prefix.includes(">") ? own.startsWith(prefix.trimEnd()) : own.length >= prefix.length;
}

function prefixOf(line: string): string {
  containers.lastIndex = 0;
  return containers.exec(line)?.[0] ?? "";
}
