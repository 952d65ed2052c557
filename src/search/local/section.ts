import type { SectionBlock } from "../client";
import { unlessMissing } from "../unreachable";
import { type Library, lexiconOf } from "./library";
import { createMarker, type Marker } from "./marks";
import { readQuery } from "./query";
import type { ReadBlock, ReadSection } from "./readText";

/** Characters that fit next to the hits. */
const maxLength = 1400;

/** With less room than this, nothing begins anymore: two words say nothing. */
const minRoom = 40;

/** Lines of a code block, which are long and narrow. */
const maxCodeLines = 14;

/** A match that is further down than this is what the text begins with. */
const maxAbove = 500;

const tags = { preTag: "<mark>", postTag: "</mark>", ellipsis: "…" };

/**
 * The beginning of a section as it is indexed, with the words of the query marked, followed by the sections below it as far as there is
 * room. If the first match is far down, the text begins there.
 *
 * @param url of a page or of a heading on it.
 * @returns nothing for a URL that the index doesn't have.
 */
export async function sectionBlocks(url: string, query: string, library: Library): Promise<SectionBlock[]> {
  const [path = "", anchor = null] = url.split("#");
  const text = await library
    .textOf(library.pages.findIndex((page) => page.path === path))
    .catch(unlessMissing);
  const start = text?.sections.findIndex((section) => section.anchor === anchor) ?? -1;
  const own = text?.sections[start];
  if (!text || !own) return [];
  const marker = createMarker(readQuery(query, lexiconOf(library)), tags);
  const after = text.sections.slice(start + 1);
  const end = after.findIndex(({ level }) => level <= own.level);
  const below = end < 0 ? after : after.slice(0, end);
  const first = firstBlock(own.blocks, marker);
  const blocks: SectionBlock[] = [];
  let room = maxLength;
  const add = (kind: SectionBlock["kind"], whole: string) => {
    if (room < minRoom) return;
    const part = shortened(whole, kind === "code" ? maxCodeLines : Number.POSITIVE_INFINITY, room);
    room -= part.length;
    blocks.push({ kind, value: marker.highlight(part).value });
  };
  const addAll = (list: readonly ReadBlock[]) => {
    for (const block of list) add(block.isCode ? "code" : "text", block.text);
  };
  if (first > 0) add("text", tags.ellipsis);
  addAll(own.blocks.slice(first));
  for (const section of below) {
    add("heading", nameOf(section));
    addAll(section.blocks);
  }
  return blocks.at(-1)?.kind === "heading" ? blocks.slice(0, -1) : blocks;
}

/** The number of the block to begin with. */
function firstBlock(blocks: readonly ReadBlock[], marker: Marker): number {
  const first = blocks.findIndex(({ text }) => marker.highlight(text).matchLevel !== "none");
  const above = blocks.slice(0, Math.max(0, first)).reduce((sum, { text }) => sum + text.length, 0);
  return above > maxAbove ? first : 0;
}

function nameOf({ headings }: ReadSection): string {
  return headings[0]?.text ?? "";
}

/** Whole lines and words of a text. */
function shortened(text: string, maxLines: number, max: number): string {
  const lines = text.split("\n");
  const part = lines.slice(0, maxLines).join("\n");
  if (part.length <= max) return lines.length > maxLines ? `${part}\n${tags.ellipsis}` : part;
  return `${part.slice(0, max).replace(/\s+\S*$/, "")}${tags.ellipsis}`;
}
