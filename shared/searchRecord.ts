import type { PageKind } from "./pageKind";

/** Levels of a record's place: area or section, page, then headings from h2 to h6. */
export type HierarchyLevel = "lvl0" | "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6";

export type SearchHierarchy = { readonly [Level in HierarchyLevel]: string | null };

/**
 * What a search finds: a page, one of its headings, or a block of text. The shape is DocSearch's, so that a
 * hosted service and the local index hold the same records.
 */
export interface SearchRecord {
  /** Unique in the site and the same from build to build: the url's path, its anchor, and the block's number below it. */
  readonly objectID: string;
  /** Path from the site's root, with the anchor: `/dev-docs/api/rest#endpoints`. */
  readonly url: string;
  readonly url_without_anchor: string;
  /** Id of the heading above it; null between a page's title and its first heading. */
  readonly anchor: string | null;
  /** The level that the record is about, or "content" for a block of text. */
  readonly type: HierarchyLevel | "content";
  readonly hierarchy: SearchHierarchy;
  /** The block's plain text; null for a page or heading. */
  readonly content: string | null;
  /** The content is a code block. */
  readonly isCode: boolean;
  /** The line above the code, such as the status of a recorded response; the content begins with it. */
  readonly codeTitle: string | null;
  /** The page's language, such as `en`. */
  readonly language: string;
  /** Which version of the documentation it belongs to; see `docsTag`. */
  readonly docs_tag: string;
  /** Id of the documentation area, such as `dev-docs`. */
  readonly area: string;
  /** What its page is for. */
  readonly kind: PageKind;
  /** Names of the page's tags. */
  readonly tags: readonly string[];
  /** Words that readers use for what the page explains, in addition to its title. Only the page's own record has them. */
  readonly keywords: readonly string[];
  /** The page is unlisted, and found only when the whole query is its title or a keyword; hits show a mark for it. */
  readonly advanced: boolean;
  /** The minor release of the platform that brought what the record is about, such as `5.37`. Undefined where no mark says so. */
  readonly since?: string;
  readonly weight: SearchWeight;
}

/** Part of the title of a response from Strapi: `200 OK, recorded with Strapi 5.6.0`. */
export const recordedMark = ", recorded with ";

/** Between the cells of a table's row, which is one block of text. */
export const cellMark = " · ";

/** What a ranking can use in addition to the words; higher comes first, except for `position`. */
export interface SearchWeight {
  /** 0 for an ordinary page, below it for one that few readers look for. */
  readonly pageRank: number;
  /** 100 for a page, 10 less for each level of heading, 0 for text, -10 for code. */
  readonly level: number;
  /** Place on the page, from 0. */
  readonly position: number;
}

/** The `docs_tag` of a version of the documentation. @param versionName as in `site.yaml`: `current`. */
export function docsTag(versionName: string): string {
  return `docs-${versionName}`;
}
