import type { AsPlainObject } from "minisearch";
import { type PageKind, pageKinds } from "../../../shared/pageKind";
import type { Tier } from "./fields";

/** What the build writes and the worker reads. All files but the manifest carry their content's hash in their name. */

/** Raised when any of these shapes changes: a worker that a browser kept doesn't read another build's files. */
export const formatVersion = 8;

/** The file that lists all others. */
export const manifestName = "manifest.json";

export interface Manifest {
  readonly format: number;
  /** Names of the file with the pages, and of the parts of each tier of the index. */
  readonly pages: string;
  readonly index: { readonly [Name in Tier]: readonly string[] };
  /** Names of the files with the messages of the error index, in the order in which they are read. */
  readonly messages: readonly string[];
  /** The pages' content, each file with the next pages in order. */
  readonly texts: readonly TextsFile[];
}

export interface TextsFile {
  readonly file: string;
  /** Number of its first page; it goes up to the next file's first. */
  readonly from: number;
}

/** The pages, in the order of their numbers, and what belongs to no page. */
export interface PagesFile {
  readonly pages: readonly PageRow[];
  /** What rows name by number: sections, areas, languages, tags. */
  readonly names: readonly string[];
  /** Each list contains words and phrases with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
}

/** A page as it is sent. All numbers refer to names, except for the kind and the last. */
export type PageRow = readonly [
  path: string,
  title: string,
  section: number,
  area: number,
  /** Its place in `pageKinds`. */
  kind: number,
  language: number,
  docsTag: number,
  tags: readonly number[],
  pageRank: number,
  /** Only of a page that is found by its exact names; see `nameKey`. */
  exactNames?: readonly string[],
];

export interface PageEntry {
  readonly path: string;
  readonly title: string;
  /** `lvl0` of its records. */
  readonly section: string;
  readonly area: string;
  readonly kind: PageKind;
  readonly language: string;
  readonly docsTag: string;
  readonly tags: readonly string[];
  readonly pageRank: number;
  /** The only queries that find the page, as `nameKey` writes them; undefined for a page that any of its words finds. */
  readonly exactNames: readonly string[] | undefined;
}

export function pageOf(row: PageRow, names: readonly string[]): PageEntry {
  const [path, title, section, area, kind, language, docsTag, tags, pageRank, exactNames] = row;
  const name = (number: number) => names[number] ?? "";
  return {
    path,
    title,
    section: name(section),
    area: name(area),
    kind: pageKinds[kind]?.id ?? "guide",
    language: name(language),
    docsTag: name(docsTag),
    tags: tags.map(name),
    pageRank,
    exactNames,
  };
}

/** A part of an index: MiniSearch's own form, with some of its terms. The pages' numbers are left out; see `wholeIndex`. */
export type IndexPart = AsPlainObject;

/** Puts the parts of an index together. Each has some of the terms, and only the first has what isn't about terms. */
export function wholeIndex(parts: readonly IndexPart[]): AsPlainObject {
  const [first] = parts;
  if (!first) throw new Error("A tier of the search index has no file.");
  const documentIds = Object.fromEntries(Array.from({ length: first.nextId }, (_none, page) => [page, page]));
  return { ...first, documentIds, index: parts.flatMap(({ index }) => index) };
}

/**
 * The messages of a page of the error index, so that a pasted text is looked up without the pages' content. The page's number leads to
 * its content, which has the anchors and explanations.
 */
export type PageMessages = readonly [
  path: string,
  title: string,
  page: number,
  explained: readonly string[],
  unexplained: readonly string[],
];

/** A page's keywords, and its sections from the top, the first one without a heading. */
export type PageText = readonly [keywords: readonly string[], sections: readonly SectionText[]];

/**
 * Level (1 for the page itself), anchor, heading, blocks, and which of its records a later release of the platform brought: 0 for the
 * heading, then the blocks from 1 on.
 */
export type SectionText = readonly [
  level: number,
  anchor: string | null,
  heading: string,
  blocks: readonly BlockText[],
  since?: readonly (readonly [record: number, release: string])[],
];

/** Text of a block; a code block's is in a list, with the length of the title that it begins with, if it has one. */
export type BlockText = string | readonly [code: string, titleLength?: number];
