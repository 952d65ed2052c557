import type { SearchRecord } from "../../../shared/searchRecord";
import type { Tree } from "../../../shared/tree";
import { readContent } from "../store/disk";
import { type Lookup, lookup, pageLists } from "../store/lookup";
import type { ContentStore } from "../store/store";
import type { DocFields } from "../store/stored";
import { isSearched } from "./isSearched";
import { recordsOf } from "./records";
import { searchPageOf } from "./searchPage";

/** A page's URL and its search records. */
export interface PageRecords {
  readonly path: string;
  readonly records: readonly SearchRecord[];
  /** The compiled page, partials and facts put in. */
  readonly tree: Tree;
}

/** All that a search of a content folder needs. */
export interface SearchContent {
  readonly pages: readonly PageRecords[];
  /** The groups of synonyms.yaml. */
  readonly synonyms: readonly (readonly string[])[];
}

export function recordsOfDoc(doc: DocFields, find: Lookup): PageRecords {
  const tree = find.boundTree(doc.path);
  return { path: doc.path, records: recordsOf(searchPageOf(doc, tree, find)), tree };
}

/** The records of all pages that search finds, sorted by URL: a query that finds a page often finds its neighbors. */
export function* pageRecords(store: ContentStore): Generator<PageRecords> {
  const docs = store.all("Doc");
  const lists = pageLists(docs);
  const find = lookup(store.get, () => lists);
  const searched = docs.filter(isSearched).sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const doc of searched) yield recordsOfDoc(doc, find);
}

/** The groups of synonyms.yaml. */
export function synonymsOf(store: ContentStore): SearchContent["synonyms"] {
  return store
    .all("ContentRegister")
    .flatMap(({ register }) => (register.kind === "synonyms" ? (register.value ?? []) : []));
}

/** A content folder, read from disk without Gatsby: for commands and tests. */
export async function searchContent(contentDir: string): Promise<SearchContent> {
  const store = await readContent(contentDir);
  return { pages: [...pageRecords(store)], synonyms: synonymsOf(store) };
}
