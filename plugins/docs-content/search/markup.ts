import { decodeEntities } from "../../../shared/decodeEntities";
import { cellMark } from "../../../shared/searchRecord";
import type { BlockWriter } from "./blockWriter";

const voidTags = new Set(["br", "hr", "img", "input", "wbr"]);
/** A tag (its slash, name, and attributes), or the text between two tags. Quoted attributes can contain a `>`. */
const pieces = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|([^<]+)/g;
const blockTags = new Set(
  "p ul ol li pre table tr div blockquote section hr figure figcaption dl dt dd details summary".split(" "),
);

/**
 * Reads a run of the compiler's own markup: well-formed, lower case, no comments, scripts or styles. One pass.
 */
export function readMarkup(html: string, writer: BlockWriter): void {
  for (const [, slash, tag = "", attributes = "", words] of searchedPieces(html)) {
    if (words !== undefined) writer.text(decodeEntities(words));
    else if (slash === "/") endElement(tag, writer);
    else startElement(tag, attributes, writer);
  }
}

/** All but elements that say they aren't searched, and what is in them. */
function* searchedPieces(html: string): Generator<RegExpMatchArray> {
  /** Open elements, from the first one that is left out. */
  let leftOut = 0;
  for (const piece of html.matchAll(pieces)) {
    const [, slash, tag = "", attributes = "", words] = piece;
    if (leftOut === 0 && !attributes.includes('data-search="none"')) yield piece;
    else if (words === undefined && !voidTags.has(tag)) leftOut += slash === "/" ? -1 : 1;
  }
}

export function startElement(tag: string, attributes: string, writer: BlockWriter): void {
  const depth = headingDepth(tag);
  if (depth) writer.heading(depth, idIn(attributes));
  else if (tag === "dt") writer.heading(termDepth, idIn(attributes));
  else if (tag === "tr") writer.row(idIn(attributes));
  else if (blockTags.has(tag)) writer.boundary();
  else if (tag === "br") writer.text(" ");
  else if (tag === "em") writer.marksStart();
}

export function endElement(tag: string, writer: BlockWriter): void {
  if (tag === "dl") writer.termsEnd();
  else if (headingDepth(tag) || blockTags.has(tag)) writer.boundary();
  else if (tag === "td" || tag === "th") writer.text(cellMark);
  else if (tag === "em") writer.marksEnd();
}

/** A term is a heading below all others: the page that explains it is found before its definition. */
const termDepth = 6;

function idIn(attributes: string): string {
  return /\sid="([^"]*)"/.exec(attributes)?.[1] ?? "";
}

/** The text of highlighted code; a shell's prompt is no part of it. */
export function codeText(html: string): string {
  return decodeEntities(html.replaceAll('<span class="prompt">$ </span>', "").replace(/<[^<>]*>/g, ""));
}

function headingDepth(tag: string): number | undefined {
  return /^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined;
}
