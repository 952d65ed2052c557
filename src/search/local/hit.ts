import type { HierarchyLevel, SearchHierarchy, SearchRecord } from "../../../shared/searchRecord";
import type { HitMarks, MarkedText, SearchHit, SearchRequest } from "../client";
import type { PageEntry } from "./format";
import type { Marker, MarkOptions } from "./marks";
import type { ReadSection } from "./readText";

/** The record of a result, as the build wrote it (without its weight and keywords, which no response needs). */
export type FoundRecord = Omit<SearchRecord, "weight" | "keywords">;

const levels = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;
const everyLevel = ["lvl0", ...levels] as const;

/**
 * @param sections all of the page's.
 * @param found a section of it, and the number of its block; without the second the heading, without both the page.
 */
export function recordOf(
  page: PageEntry,
  sections: readonly ReadSection[],
  found: { readonly section: ReadSection; readonly block: number | undefined } | undefined,
): FoundRecord {
  const section = found?.section;
  const block = found?.block === undefined ? undefined : section?.blocks[found.block];
  const anchor = section?.anchor ?? null;
  const url = anchor === null ? page.path : `${page.path}#${anchor}`;
  const since = block ? block.since : section?.since;
  return {
    objectID: `${page.path}#${anchor ?? ""}:${section ? numberOf(sections, section, found.block) : 0}`,
    url,
    url_without_anchor: page.path,
    anchor,
    type: block ? "content" : levelName(section?.level ?? 1),
    hierarchy: hierarchyOf(page, section),
    content: block?.text ?? null,
    isCode: block?.isCode ?? false,
    codeTitle: block && block.titleLength > 0 ? block.text.slice(0, block.titleLength) : null,
    language: page.language,
    docs_tag: page.docsTag,
    area: page.area,
    kind: page.kind,
    tags: page.tags,
    advanced: page.exactNames !== undefined,
    ...(since !== undefined && { since }),
  };
}

/** The record's number below its URL: if an anchor occurs twice, counting continues. */
function numberOf(sections: readonly ReadSection[], own: ReadSection, block: number | undefined): number {
  const earlier = sections.slice(0, sections.indexOf(own)).filter(({ anchor }) => anchor === own.anchor);
  const before = earlier.reduce((sum, { blocks }) => sum + blocks.length + 1, 0);
  return before + (block === undefined ? 0 : block + 1);
}

function hierarchyOf(page: PageEntry, section: ReadSection | undefined): SearchHierarchy {
  const headings = new Map(section?.headings.map(({ level, text }) => [levelName(level), text]));
  const [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6] = levels.map((level) => headings.get(level) ?? null);
  return {
    lvl0: page.section,
    lvl1: lvl1 ?? page.title,
    lvl2: lvl2 ?? null,
    lvl3: lvl3 ?? null,
    lvl4: lvl4 ?? null,
    lvl5: lvl5 ?? null,
    lvl6: lvl6 ?? null,
  };
}

function levelName(level: number): HierarchyLevel {
  return everyLevel[level] ?? "lvl6";
}

/** What a page says of itself: the first block of its records. */
export function descriptionIn([top]: readonly ReadSection[]): string | undefined {
  const first = top?.blocks[0];
  return first?.isCode ? undefined : first?.text;
}

/** A record in the format of the request, with highlights. @param description of its page. */
export function hitOf(
  record: FoundRecord,
  request: SearchRequest,
  marker: Marker,
  description?: string,
): SearchHit {
  const { attributesToHighlight = ["*"], attributesToSnippet = [] } = request;
  const isHighlighted = nameMatcher(attributesToHighlight);
  const lengths = new Map(attributesToSnippet.map(snippetLength));
  const wordsOfText = lengths.get("content") ?? usualWords;
  return {
    ...retrieved(record, request.attributesToRetrieve),
    objectID: record.objectID,
    ...(description !== undefined && {
      _pageDescription: marker.snippet(description, wordsOfText, "beginning"),
    }),
    ...withMarks("_highlightResult", record, (name, text) =>
      isHighlighted(name) ? marker.highlight(text) : undefined,
    ),
    ...withMarks("_snippetResult", record, (name, text) => {
      const length = lengths.get(name) ?? lengths.get("*");
      return length === undefined ? undefined : marker.snippet(text, length);
    }),
  };
}

/** The request's, or the hosted service's own. */
export function markOptions(request: SearchRequest): MarkOptions {
  const { highlightPreTag = "<em>", highlightPostTag = "</em>", snippetEllipsisText = "…" } = request;
  return { preTag: highlightPreTag, postTag: highlightPostTag, ellipsis: snippetEllipsisText };
}

const usualWords = 10;

/** `content:5` is five words; ten without a number, as with the hosted service. */
function snippetLength(attribute: string): readonly [name: string, words: number] {
  const [name = "", words = ""] = attribute.split(":");
  return [name, Math.max(1, Number.parseInt(words, 10) || usualWords)];
}

type Mark = (name: string, text: string) => MarkedText | undefined;

function withMarks(key: "_highlightResult" | "_snippetResult", record: FoundRecord, mark: Mark) {
  const hierarchy = everyLevel.flatMap((level) => {
    const text = record.hierarchy[level];
    const marked = text === null ? undefined : mark(`hierarchy.${level}`, text);
    return marked ? [[level, marked]] : [];
  });
  const content = record.content === null ? undefined : mark("content", record.content);
  const marks: HitMarks = {
    ...(hierarchy.length > 0 ? { hierarchy: Object.fromEntries(hierarchy) } : {}),
    ...(content ? { content } : {}),
  };
  return Object.keys(marks).length > 0 ? { [key]: marks } : {};
}

/** `hierarchy` stands for all of its levels, and `*` for everything. */
function nameMatcher(names: readonly string[]): (name: string) => boolean {
  return (name) => names.some((given) => given === "*" || given === name || name.startsWith(`${given}.`));
}

function retrieved(record: FoundRecord, names: readonly string[] = ["*"]): Partial<FoundRecord> {
  const isWanted = nameMatcher(names);
  const isPartOfWanted = (name: string) => names.some((given) => given.startsWith(`${name}.`));
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => isWanted(name) || isPartOfWanted(name)),
  );
}
