/** A `<script>` or a `<style>` with its content. */
export interface CodePart {
  readonly kind: "script" | "style";
  /** As written in the tag, including the space before them. */
  readonly attributes: string;
  readonly text: string;
}

export interface MarkupPart {
  readonly kind: "markup";
  readonly text: string;
}

export type PagePart = CodePart | MarkupPart;

/**
 * Splits a page's HTML at the beginning and end of scripts and style sheets, in one pass: a page is 100 to 300 kB, and there
 * can be thousands. `joinParts` restores the page.
 */
export function partsOf(html: string): readonly PagePart[] {
  const opening = /<(script|style)\b([^>]*)>/g;
  const parts: PagePart[] = [];
  let done = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const [, kind, attributes = ""] = found;
    const end = html.indexOf(`</${kind}>`, opening.lastIndex);
    if (end < 0 || (kind !== "script" && kind !== "style")) break;
    if (found.index > done) parts.push({ kind: "markup", text: html.slice(done, found.index) });
    parts.push({ kind, attributes, text: html.slice(opening.lastIndex, end) });
    done = end + `</${kind}>`.length;
    opening.lastIndex = done;
  }
  if (done < html.length) parts.push({ kind: "markup", text: html.slice(done) });
  return parts;
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
