/** A `<script>` or a `<style>` with what stands in it. */
export interface CodePart {
  readonly kind: "script" | "style";
  /** As they stand in the tag, with the space before them. */
  readonly attributes: string;
  readonly text: string;
}

export interface MarkupPart {
  readonly kind: "markup";
  readonly text: string;
}

export type PagePart = CodePart | MarkupPart;

const opening = /<(script|style)\b([^>]*)>/y;

/**
 * Divides a page's HTML where scripts and style sheets begin and end, in one pass: a page is 100 to 300 kB, and there may
 * be thousands. `joinParts` makes the same page of them.
 */
export function partsOf(html: string): readonly PagePart[] {
  const parts: PagePart[] = [];
  const nextTag = tagFinder(html);
  let done = 0;
  for (let start = nextTag(0); start >= 0; ) {
    opening.lastIndex = start;
    const [tag = "", kind, attributes = ""] = opening.exec(html) ?? [];
    if (kind !== "script" && kind !== "style") {
      start = nextTag(start + 1);
      continue;
    }
    const end = html.indexOf(`</${kind}>`, start + tag.length);
    if (end < 0) break;
    if (start > done) parts.push({ kind: "markup", text: html.slice(done, start) });
    parts.push({ kind, attributes, text: html.slice(start + tag.length, end) });
    done = end + `</${kind}>`.length;
    start = nextTag(done);
  }
  if (done < html.length) parts.push({ kind: "markup", text: html.slice(done) });
  return parts;
}

/**
 * Finds what may be such a tag, from a place on, or -1. Searched for as plain text, each by itself: an expression for both would
 * be tried at each of two thousand tags, half a millisecond a page.
 */
function tagFinder(html: string): (from: number) => number {
  const places = ["<script", "<style"].map((text) => ({ text, at: -2 }));
  return (from) => {
    for (const place of places)
      if (place.at !== -1 && place.at < from) place.at = html.indexOf(place.text, from);
    const found = places.map(({ at }) => at).filter((at) => at >= 0);
    return found.length > 0 ? Math.min(...found) : -1;
  };
}

export function joinParts(parts: readonly PagePart[]): string {
  return parts
    .map((part) =>
      part.kind === "markup" ? part.text : `<${part.kind}${part.attributes}>${part.text}</${part.kind}>`,
    )
    .join("");
}

/** @param changes of a script, one after the other. */
export function changeScripts(
  parts: readonly PagePart[],
  ...changes: ((script: CodePart) => CodePart)[]
): readonly PagePart[] {
  return parts.map((part) =>
    part.kind === "script" ? changes.reduce((script, change) => change(script), part as CodePart) : part,
  );
}
