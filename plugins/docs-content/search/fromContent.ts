import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { snippetPath } from "../../../shared/paths";
import type { SearchRecord } from "../../../shared/searchRecord";
import type { Tree } from "../../../shared/tree";
import { changePages } from "../changes/changePages";
import type { Bindings } from "../components/bindings";
import { notesById } from "../facts/sheet";
import { listFiles } from "../files/readContent";
import { isFactsFile, type ReadFacts, readFacts } from "../files/readFacts";
import { readPage, type SourcePage } from "../files/readPage";
import {
  isRecordingsFile,
  type RecordingsFile,
  readRecordings,
  recordingsFileOf,
} from "../files/readRecordings";
import { type Register, readRegister } from "../files/readRegister";
import { termsOf } from "../glossary/terms";
import { bindTree } from "../nodes/bindTree";
import { breakingChangeFields } from "../nodes/pageNodes";
import { sidebarPlaces } from "../nodes/sidebarPlaces";
import type { FactFile } from "../schema/facts";
import { isSearched } from "./isSearched";
import { recordsOf } from "./records";
import { type PageFacts, searchPageOf } from "./searchPage";

/** A page's address and what a search finds of it. */
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

/**
 * The records of a content folder, read from disk without Gatsby: for commands and tests. They are the same as a
 * build's, and in the same order.
 */
export async function recordsFromContent(contentDir: string): Promise<readonly PageRecords[]> {
  return (await searchContent(contentDir)).pages;
}

export async function searchContent(contentDir: string): Promise<SearchContent> {
  const sources: SourcePage[] = [];
  const registers: Register[] = [];
  const recordings = new Map<string, RecordingsFile["recordings"]>();
  const facts = new Map<string, FactFile>();
  for (const file of await listFiles(contentDir)) {
    if (!/\.(mdx|yaml|json)$/.test(file)) continue;
    const text = await readFile(join(contentDir, file), "utf8");
    if (file.endsWith(".mdx")) sources.push(readPage(file, text));
    else if (isRecordingsFile(file)) recordings.set(file, readRecordings(file, text).recordings);
    else if (isFactsFile(file)) addFacts(facts, readFacts(file, text));
    else registers.push(...[readRegister(file, text)].filter((register) => register !== undefined));
  }
  const factsOf = factsFinder(sources, registers, recordings, facts);
  const pages = sources
    .filter(({ outline, frontMatter }) => outline.source.kind === "doc" && isSearched(frontMatter))
    .map((page) => {
      const facts = factsOf(page);
      return { path: facts.doc.path, records: recordsOf(searchPageOf(facts)), tree: facts.tree };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const synonyms = registers.find((register) => register.kind === "synonyms")?.value ?? [];
  return { pages, synonyms };
}

function factsFinder(
  pages: readonly SourcePage[],
  registers: readonly Register[],
  recordings: ReadonlyMap<string, RecordingsFile["recordings"]>,
  facts: ReadonlyMap<string, FactFile>,
) {
  const trees = new Map(pages.map(({ outline, compiled }) => [outline.source.path, compiled.tree]));
  const titles = new Map(pages.map(({ outline }) => [outline.source.path, outline.title]));
  const shots = registers.find((register) => register.kind === "screenshots")?.value ?? [];
  const settings = registers.find((register) => register.kind === "settings")?.value;
  const notes = new Map(
    registers.flatMap(({ kind, file, value }) =>
      kind === "notes" && value ? [[basename(file, ".yaml"), notesById(value)] as const] : [],
    ),
  );
  const places = new Map(
    registers.flatMap(({ kind, value }) =>
      kind === "sidebar" && value
        ? sidebarPlaces(value.items).map(
            (place) => [place.path, { place, sidebar: { name: value.name, entries: value.items } }] as const,
          )
        : [],
    ),
  );
  const changes = changePages(
    pages.flatMap(({ outline: { source, title, unlisted }, frontMatter }) => ({
      path: source.path,
      title,
      unlisted,
      description: frontMatter.description ?? "",
      breakingChange: breakingChangeFields(frontMatter.breakingChange),
    })),
  );
  const docs = new Map(pages.map(({ outline }) => [outline.source.path, outline]));
  const entries = registers.find((register) => register.kind === "glossary")?.value ?? [];
  const glossary = termsOf(entries, (path) => docs.get(path));
  const bindings: Bindings = {
    snippet: (id) => trees.get(snippetPath(id)),
    changes: () => changes,
    // Definitions beside the text are no text of the page.
    term: () => undefined,
    glossary: () => glossary,
    screenshot: (id) => shots.find((shot) => shot.id === id),
    recording: (page, fingerprint) => recordings.get(recordingsFileOf(page))?.[fingerprint],
    facts: (name) => {
      const file = facts.get(name);
      return file && { facts: file, notes: notes.get(name) ?? {} };
    },
  };
  return ({ outline, frontMatter, compiled }: SourcePage): PageFacts => {
    const { path } = outline.source;
    return {
      doc: {
        path,
        title: outline.title,
        description: frontMatter.description ?? "",
        area: outline.source.kind === "doc" ? outline.source.area : "",
        deprecated: frontMatter.deprecated ?? null,
        tagNames: frontMatter.tags ?? [],
        keywords: frontMatter.keywords ?? [],
        searchable: frontMatter.searchable ?? null,
      },
      place: places.get(path)?.place,
      sidebar: places.get(path)?.sidebar,
      settings,
      titleOf: (other) => titles.get(other),
      tree: bindTree(compiled.tree, bindings),
    };
  };
}

function addFacts(all: Map<string, FactFile>, { name, facts }: ReadFacts): void {
  if (facts) all.set(name, facts);
}
