import type { SearchHierarchy } from "../../shared/searchRecord";
import type { MarkedText, SearchHit } from "./client";

/** A page among the hits. */
export interface PageHits {
  /** The page itself, a hit of level 1: the parent of its sections. If no hit is the page, it is created from one of them. */
  readonly page: FoundHit;
  /** Sections that match, the best first, each once. */
  readonly sections: readonly FoundHit[];
}

/** A hit that can be shown. */
export interface FoundHit extends SearchHit {
  readonly url: string;
  readonly type: NonNullable<SearchHit["type"]>;
  readonly hierarchy: SearchHierarchy & { readonly lvl1: string };
}

/** Sections shown below a page. */
const maxSections = 3;

const headings = ["lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

type Headings = readonly (typeof headings)[number][];

/** The levels below the page's title, down to the hit's own heading or the heading above it. None for the page. */
export function headingsOf({ hierarchy }: { readonly hierarchy: SearchHierarchy }): Headings {
  return headings.filter((level) => hierarchy[level]);
}

/** A title or heading with its marks. */
export function markedName(
  {
    hierarchy,
    _highlightResult,
  }: Pick<SearchHit, "_highlightResult"> & { readonly hierarchy: SearchHierarchy },
  level: keyof SearchHierarchy,
): string {
  return _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? "";
}

/** Hits by their pages, in the order of each page's best hit. A hit without a URL, type, or page title is ignored. */
export function pageHits(hits: readonly SearchHit[]): readonly PageHits[] {
  const pages = new Map<string, FoundHit[]>();
  for (const hit of hits) {
    if (!isFound(hit)) continue;
    const path = pathOf(hit);
    const known = pages.get(path);
    if (known) known.push(hit);
    else pages.set(path, [hit]);
  }
  return [...pages.values()].map(pageOf);
}

function isFound(hit: SearchHit): hit is FoundHit {
  return hit.url !== undefined && hit.type !== undefined && Boolean(hit.hierarchy?.lvl1);
}

/** Of the page itself, or of the text above its first heading. */
export function isPage(hit: { readonly hierarchy: SearchHierarchy }): boolean {
  return headingsOf(hit).length === 0;
}

function pathOf({ url }: FoundHit): string {
  return url.replace(/#.*/s, "");
}

function pageOf(hits: readonly FoundHit[]): PageHits {
  const sections = new Map<string, FoundHit>();
  for (const hit of hits) {
    if (isPage(hit)) continue;
    const known = sections.get(hit.url);
    if (!known) sections.set(hit.url, hit);
    else if (!snippetOf(known)) sections.set(hit.url, { ...hit, ...withMarkedHeadings(known, hit) });
  }
  return { page: parentOf(hits), sections: [...sections.values()].slice(0, maxSections) };
}

/** The level-1 hit with the title of these: an index has it by this ID, and recent searches store it. */
function parentOf(hits: readonly FoundHit[]): FoundHit {
  const own = hits.find(isPage);
  const [any] = hits;
  const like = own ?? any;
  if (!like) throw new RangeError("A page without hits.");
  const { lvl0, lvl1 } = like._highlightResult?.hierarchy ?? {};
  const snippet = pageText(like._pageDescription, own?._snippetResult?.content);
  return {
    objectID: own?.type === "lvl1" ? own.objectID : `${pathOf(like)}#:0`,
    url: pathOf(like),
    type: "lvl1",
    hierarchy: { ...noLevels, lvl0: like.hierarchy.lvl0, lvl1: like.hierarchy.lvl1 },
    content: null,
    ...(like.advanced !== undefined && { advanced: like.advanced }),
    ...(like.kind !== undefined && { kind: like.kind }),
    _highlightResult: { hierarchy: { ...(lvl0 && { lvl0 }), ...(lvl1 && { lvl1 }) } },
    ...(snippet && { _snippetResult: { content: snippet } }),
  };
}

/** What the page says of itself; or the text above its first heading, where only that has words of the query. */
function pageText(description: MarkedText | undefined, text: MarkedText | undefined): MarkedText | undefined {
  const isBetter = description?.matchLevel === "none" && text !== undefined && text.matchLevel !== "none";
  return isBetter ? text : (description ?? text);
}

const noLevels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function snippetOf({ _snippetResult }: SearchHit): string {
  return _snippetResult?.content?.value ?? "";
}

/** A heading that was a hit itself, and says so. */
function withMarkedHeadings(heading: FoundHit, text: FoundHit): Pick<FoundHit, "_highlightResult" | "since"> {
  const since = text.since ?? heading.since;
  return {
    ...(since !== undefined && { since }),
    _highlightResult: { ...text._highlightResult, ...heading._highlightResult },
  };
}
