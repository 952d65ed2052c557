import type { PageKind } from "../../../shared/pageKind";
import type { HierarchyLevel, SearchHierarchy, SearchRecord } from "../../../shared/searchRecord";
import type { Tree } from "../../../shared/tree";
import { blocksOf } from "./blocks";
import type { Block } from "./blockWriter";
import { sinceOfBlocks } from "./sinceOfBlocks";

/** A page as search needs it: who it is, what it is filtered by, and its tree with partials put in. */
export interface SearchPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What results are grouped under: a section of an area, or the area. */
  readonly section: string;
  readonly area: string;
  readonly kind: PageKind;
  readonly language: string;
  readonly docsTag: string;
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  readonly advanced: boolean;
  readonly pageRank: number;
  readonly tree: Tree;
}

/** What is known of a block that is code. */
type CodeFacts = { readonly title: string | null };

type Levels = Record<HierarchyLevel, string | null>;

/** Hosted services take records of up to 10 kB; a longer block is cut at the end of a line. */
const maxContentLength = 4000;

/** A page's records in reading order: the page, its description, then each heading and each block of text or code. */
export function recordsOf(page: SearchPage): SearchRecord[] {
  const records: SearchRecord[] = [];
  const levels: Levels = { ...noLevels, lvl0: page.section, lvl1: page.title };
  const blockCounts = new Map<string, number>();
  let anchor: string | null = null;
  let since: string | undefined;

  const add = (type: SearchRecord["type"], content: string | null, code?: CodeFacts): void => {
    const isCode = code !== undefined;
    const url = anchor === null ? page.path : `${page.path}#${anchor}`;
    const count = blockCounts.get(url) ?? 0;
    blockCounts.set(url, count + 1);
    records.push({
      objectID: `${anchor === null ? `${page.path}#` : url}:${count}`,
      url,
      url_without_anchor: page.path,
      anchor,
      type,
      hierarchy: { ...levels },
      content,
      isCode,
      codeTitle: code?.title ?? null,
      language: page.language,
      docs_tag: page.docsTag,
      area: page.area,
      kind: page.kind,
      tags: page.tags,
      keywords: type === "lvl1" ? page.keywords : [],
      advanced: page.advanced,
      ...(since !== undefined && { since }),
      weight: { pageRank: page.pageRank, level: levelWeight(type, isCode), position: records.length },
    });
  };
  let section: { levels: Levels; anchor: string | null } = { levels: { ...levels }, anchor };
  const addBlock = (block: Block): void => {
    if (block.kind === "termsEnd") {
      Object.assign(levels, section.levels);
      anchor = section.anchor;
    } else if (block.kind === "heading") {
      const type = enterHeading(levels, block);
      anchor = block.id === "" ? anchor : block.id;
      if (type !== "lvl6") section = { levels: { ...levels }, anchor };
      add(type, null);
    } else {
      const above = anchor;
      if (block.kind === "text") anchor = block.id ?? anchor;
      cut(block.text).forEach((piece, at) => {
        add("content", piece, block.kind === "code" ? { title: at === 0 ? block.title : null } : undefined);
      });
      anchor = above;
    }
  };

  add("lvl1", null);
  if (page.description !== "") add("content", page.description);
  const blocks = blocksOf(page.tree);
  const releases = sinceOfBlocks(blocks);
  blocks.forEach((block, index) => {
    since = releases[index];
    addBlock(block);
  });
  return records;
}

const noLevels: SearchHierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const headingLevels = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/** Puts a heading into its level and empties those below it. */
function enterHeading(levels: Levels, { depth, text }: Extract<Block, { kind: "heading" }>): HierarchyLevel {
  const own = headingLevels[Math.max(depth, 2) - 1] ?? "lvl6";
  for (const level of headingLevels) if (level > own) levels[level] = null;
  levels[own] = text;
  return own;
}

function levelWeight(type: SearchRecord["type"], isCode: boolean): number {
  if (type === "content") return isCode ? -10 : 0;
  return 110 - 10 * Number(type.slice(3));
}

function cut(text: string): string[] {
  if (text.length <= maxContentLength) return [text];
  const lineEnd = text.lastIndexOf("\n", maxContentLength);
  const wordEnd = text.lastIndexOf(" ", maxContentLength);
  const end = lineEnd > 0 ? lineEnd : wordEnd > 0 ? wordEnd : maxContentLength;
  return [text.slice(0, end), ...cut(text.slice(end).trimStart())];
}
