import { snippetPath } from "../../../shared/paths";
import type { Tree } from "../../../shared/tree";
import type { ChangePage } from "../changes/changePage";
import { changePages } from "../changes/changePages";
import type { FactSheet } from "../facts/sheet";
import type { PlatformHistory } from "../facts/versionsText";
import { recordingsFileOf } from "../files/readRecordings";
import { typesFileOf } from "../files/readTypes";
import { glossaryFileName, type Term, type TermNote, termNote, termsOf } from "../glossary/terms";
import { bindMarkdown } from "../markdown/bindMarkdown";
import { textFacts, withHistoryOfTexts } from "../messages/historyOfTexts";
import { messageFacts } from "../messages/messages";
import { bindTree } from "../nodes/bindTree";
import { type RecipePage, recipePages } from "../recipes/recipePages";
import type { FindRecording } from "../samples/findRecording";
import type { ContentStore } from "./store";
import { type DocFields, treeOf } from "./stored";

/** Lists of pages that other pages show: the only data that can't be found by a key. */
interface PageLists {
  /** The pages about breaking changes. */
  readonly changes: readonly ChangePage[];
  readonly recipes: readonly RecipePage[];
}

export type ListsSource = () => PageLists;

export const noLists: PageLists = { changes: [], recipes: [] };

/** @param docs all pages. */
export function pageLists(docs: readonly DocFields[]): PageLists {
  return { changes: changePages(docs), recipes: recipePages(docs) };
}

/**
 * Finds the parts of a page, and combines them.
 *
 * @param lists called only for a page that shows one.
 */
export function lookup(get: ContentStore["get"], lists: ListsSource) {
  const compiledTree = (path: string): Tree | undefined => {
    const body = get("CompiledBody", path);
    return body && treeOf(body);
  };
  const storedMarkdown = (path: string): string | undefined => get("PageMarkdown", path)?.text;
  const recording: FindRecording = (page, fingerprint) =>
    get("RecordingsFile", recordingsFileOf(page))?.recordings.recordings[fingerprint];
  const types = (page: string, fingerprint: string): boolean =>
    get("TypesFile", typesFileOf(page))?.types.types[fingerprint] !== undefined;
  const settings = () => get("SiteSettings", "");
  const term = (name: string): TermNote | undefined => {
    const entry = get("GlossaryTerm", name);
    return entry && termNote(entry, settings()?.glossary);
  };
  const glossary = (): Term[] => {
    const register = get("ContentRegister", glossaryFileName)?.register;
    const entries = register?.kind === "glossary" ? (register.value ?? []) : [];
    return termsOf(entries, (path) => get("Doc", path));
  };
  const historyOf = (name: string) =>
    new Map(get("FactHistory", name)?.entries.map((entry) => [entry.id, entry]));
  const facts = (name: string): FactSheet | undefined => {
    const sheet = get("FactSheet", name)?.sheet.facts;
    if (!sheet) return undefined;
    const own = historyOf(name);
    const history = name === messageFacts ? withHistoryOfTexts(sheet.rows, own, historyOf(textFacts)) : own;
    return { facts: sheet, notes: get("FactNotes", name)?.notes ?? {}, history };
  };
  const history = (): PlatformHistory => {
    const { releases = [], names = [] } = get("PlatformHistory", "") ?? {};
    return { releases, kinds: names.flatMap((name) => get("FactHistory", name) ?? []) };
  };
  const screenshot = (id: string) => get("ScreenshotInfo", id);
  const errorIndex = () => settings()?.errorIndex;
  const changes = () => lists().changes;
  const recipes = () => lists().recipes;
  const others = { screenshot, facts, history, changes, recipes, glossary };
  return {
    get,
    area: (id: string) => settings()?.areas.find((area) => area.id === id),
    doc: (path: string) => get("Doc", path),
    place: (path: string) => get("SidebarPlace", path),
    facts,
    history,
    settings,
    sidebar: (name: string) => get("Sidebar", name),
    picture: (src: string) => get("Picture", src),
    shot: screenshot,
    snippet: (id: string) => get("Snippet", snippetPath(id)),
    recording,
    /**
     * A page's tree with everything that other files give to it.
     *
     * @param withResponses whether recordings are put in, which is some work.
     */
    boundTree: (path: string, withResponses = true): Tree =>
      bindTree(compiledTree(path) ?? [], {
        ...others,
        recording: withResponses ? recording : () => undefined,
        types,
        snippet: (id) => compiledTree(snippetPath(id)),
        errorIndex: errorIndex(),
        term,
      }),
    /** A page's Markdown with everything that other files give to it. */
    boundMarkdown: (path: string, siteUrl: string): string =>
      bindMarkdown(storedMarkdown(path) ?? "", {
        ...others,
        recording,
        snippet: (id) => storedMarkdown(snippetPath(id)),
        errorIndex: errorIndex(),
        siteUrl,
      }),
  };
}

export type Lookup = ReturnType<typeof lookup>;
