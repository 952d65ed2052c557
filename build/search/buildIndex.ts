import { createHash } from "node:crypto";
import { pageKinds } from "../../shared/pageKind";
import { searchFilesFolder } from "../../shared/paths";
import type { SearchRecord } from "../../shared/searchRecord";
import { nameKey } from "../../src/search/local/analysis";
import { type IndexedPage, type Tier, tierNames, tiers } from "../../src/search/local/fields";
import {
  formatVersion,
  type Manifest,
  type PageMessages,
  type PageRow,
  type PagesFile,
  type TextsFile,
} from "../../src/search/local/format";
import { indexedPage } from "./indexedPage";
import { IndexInParts } from "./indexInParts";
import { inFiles, pageMessages } from "./pageMessages";
import { pageText } from "./pageText";

/** A file of the index: its path within the index (with its content's hash) and its content. */
export interface IndexFile {
  readonly name: string;
  readonly content: string;
}

/** Files of the index, and the list of them. */
export interface SearchIndex {
  readonly manifest: Manifest;
  readonly files: readonly IndexFile[];
}

/** Characters in a file of page texts; a search needs several of these files. Compressed, they are a quarter of that. */
const textsSize = 60_000;

/**
 * Creates the files of the local index.
 *
 * @param pages the records of each page; they are taken one after the other, and no more than one page's are held.
 * @param synonyms groups of words that can replace each other.
 */
export function buildIndex(
  pages: Iterable<readonly SearchRecord[]>,
  synonyms: readonly (readonly string[])[],
): SearchIndex {
  const rows: PageRow[] = [];
  const { names, rowOf } = rowMaker();
  const texts: string[] = [];
  const messages: PageMessages[] = [];
  const indexes = {
    titles: new IndexInParts("titles"),
    summaries: new IndexInParts("summaries"),
    headings: new IndexInParts("headings"),
    content: new IndexInParts("content"),
  };
  for (const records of pages) {
    const [page] = records;
    if (!page) continue;
    const indexed = indexedPage(rows.length, records);
    messages.push(...pageMessages(rows.length, records));
    rows.push(rowOf(page));
    texts.push(JSON.stringify(pageText(records)));
    for (const tier of tierNames) indexes[tier].add(fieldsOf(indexed, tier));
  }

  const files: IndexFile[] = [];
  const write = (name: string, content: string): string => {
    const file = { name: `${searchFilesFolder}/${name}-${hashOf(content)}.json`, content };
    files.push(file);
    return file.name;
  };
  const pagesFile: PagesFile = { pages: rows, names, synonyms };
  const writeTier = (tier: Tier) => indexes[tier].parts().map((part) => write(tier, part));
  const manifest: Manifest = {
    format: formatVersion,
    pages: write("pages", JSON.stringify(pagesFile)),
    index: {
      titles: writeTier("titles"),
      summaries: writeTier("summaries"),
      headings: writeTier("headings"),
      content: writeTier("content"),
    },
    messages: inFiles(messages).map((pages) => write("messages", JSON.stringify(pages))),
    texts: textGroups(texts).map(({ from, content }): TextsFile => ({ from, file: write("texts", content) })),
  };
  return { manifest, files };
}

function fieldsOf(page: IndexedPage, tier: Tier): IndexedPage {
  const fields = tiers[tier].flatMap((field) => (page[field] === undefined ? [] : [[field, page[field]]]));
  return { id: page.id, ...Object.fromEntries(fields) };
}

/** Makes rows of pages, and the list of the names they share. */
function rowMaker(): { names: string[]; rowOf: (page: SearchRecord) => PageRow } {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const numberOf = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, names.length);
    return names.push(name) - 1;
  };
  const rowOf = (page: SearchRecord): PageRow => {
    const { hierarchy, keywords } = page;
    const title = hierarchy.lvl1 ?? "";
    const row = [
      page.url_without_anchor,
      title,
      numberOf(hierarchy.lvl0 ?? ""),
      numberOf(page.area),
      pageKinds.findIndex(({ id }) => id === page.kind),
      numberOf(page.language),
      numberOf(page.docs_tag),
      page.tags.map(numberOf),
      page.weight.pageRank,
    ] as const;
    return page.advanced ? [...row, [title, ...keywords].map(nameKey)] : row;
  };
  return { names, rowOf };
}

function textGroups(texts: readonly string[]): { from: number; content: string }[] {
  const groups: { from: number; texts: string[]; size: number }[] = [];
  texts.forEach((text, page) => {
    const last = groups.at(-1);
    if (last && last.size + text.length <= textsSize) {
      last.texts.push(text);
      last.size += text.length;
    } else {
      groups.push({ from: page, texts: [text], size: text.length });
    }
  });
  return groups.map(({ from, texts: members }) => ({ from, content: `[${members.join(",")}]` }));
}

function hashOf(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
