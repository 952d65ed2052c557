import type { Node } from "gatsby";
import type { Tree } from "../../../shared/tree";
import type { ChangePage } from "../changes/changePage";
import type { FactSheet } from "../facts/sheet";
import { recordingsFileOf } from "../files/readRecordings";
import { glossaryFileName, type Term, type TermNote, termNote, termsOf } from "../glossary/terms";
import { bindMarkdown } from "../markdown/bindMarkdown";
import type { FindRecording } from "../samples/findRecording";
import { bindTree } from "./bindTree";
import type { NodeIds } from "./ids";
import { isStored, type StoredNode, type StoredTypes, treeOf } from "./stored";

/** The part of Gatsby's resolver context that is used; each look-up is remembered as a dependency of the page. */
export interface NodeModel {
  getNodeById(args: { id: string }): Node | null;
  findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>;
}

export interface ResolverContext {
  readonly nodeModel: NodeModel;
}

/** Gives the pages about breaking changes: the one thing that no key leads to. */
export type ChangesSource = () => readonly ChangePage[];

/**
 * Finds stored nodes by their keys.
 *
 * @param changes asked only by a page that lists them.
 */
export function lookup(nodeModel: Pick<NodeModel, "getNodeById">, ids: NodeIds, changes: ChangesSource) {
  const get = <Type extends keyof StoredTypes>(type: Type, id: string): StoredNode<Type> | undefined => {
    const node = nodeModel.getNodeById({ id });
    return isStored(node, type) ? node : undefined;
  };
  const compiledTree = (path: string): Tree | undefined => {
    const body = get("CompiledBody", ids.body(path));
    return body && treeOf(body);
  };
  const storedMarkdown = (path: string): string | undefined => get("PageMarkdown", ids.markdown(path))?.text;
  const recording: FindRecording = (page, fingerprint) =>
    get("RecordingsFile", ids.recordings(recordingsFileOf(page)))?.recordings.recordings[fingerprint];
  const settings = () => get("SiteSettings", ids.settings());
  const term = (name: string): TermNote | undefined => {
    const entry = get("GlossaryTerm", ids.term(name));
    return entry && termNote(entry, settings()?.glossary);
  };
  const glossary = (): Term[] => {
    const register = get("ContentRegister", ids.register(glossaryFileName))?.register;
    const entries = register?.kind === "glossary" ? (register.value ?? []) : [];
    return termsOf(entries, (path) => get("Doc", ids.page(path)));
  };
  const facts = (name: string): FactSheet | undefined => {
    const sheet = get("FactSheet", ids.facts(name))?.sheet.facts;
    return sheet && { facts: sheet, notes: get("FactNotes", ids.notes(name))?.notes ?? {} };
  };
  const screenshot = (id: string) => get("ScreenshotInfo", ids.shot(id));
  const others = { screenshot, facts, changes, glossary };
  return {
    get,
    area: (id: string) => get("SiteSettings", ids.settings())?.areas.find((area) => area.id === id),
    doc: (path: string) => get("Doc", ids.page(path)),
    place: (path: string) => get("SidebarPlace", ids.place(path)),
    facts,
    settings,
    sidebar: (name: string) => get("Sidebar", ids.sidebar(name)),
    picture: (src: string) => get("Picture", ids.picture(src)),
    shot: screenshot,
    snippet: (path: string) => get("Snippet", ids.page(path)),
    recording,
    /**
     * A page's tree with everything that other files give to it.
     *
     * @param withAnswers whether recordings are put in, which is some work.
     */
    boundTree: (path: string, snippetPath: (id: string) => string, withAnswers = true): Tree =>
      bindTree(compiledTree(path) ?? [], {
        ...others,
        recording: withAnswers ? recording : () => undefined,
        snippet: (id) => compiledTree(snippetPath(id)),
        term,
      }),
    /** A page's Markdown with everything that other files give to it. */
    boundMarkdown: (path: string, snippetPath: (id: string) => string, siteUrl: string): string =>
      bindMarkdown(storedMarkdown(path) ?? "", {
        ...others,
        recording,
        snippet: (id) => storedMarkdown(snippetPath(id)),
        siteUrl,
      }),
  };
}

export type Lookup = ReturnType<typeof lookup>;
