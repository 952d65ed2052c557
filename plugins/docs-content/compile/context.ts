import type { Node } from "unist";
import type { FactEntryProps } from "../facts/entryProps";
import type { FactTableProps } from "../facts/tableProps";
import type { GlossaryProps } from "../glossary/listProps";
import type { ErrorMessagesProps } from "../messages/listProps";
import type { Place, Problem } from "../problems";
import type { Sample } from "../samples/sample";

/** A heading of a page: its table of contents and anchors come from these. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
  readonly line: number;
}

/** Something a page refers to, with its place, to be looked up once all files are known. */
export interface Reference {
  readonly target: string;
  readonly line: number;
  readonly column: number;
}

/** What a page refers to beyond itself. */
export interface References {
  readonly links: Reference[];
  readonly snippets: Reference[];
  readonly terms: Reference[];
  readonly pictures: Reference[];
  readonly screenshots: Reference[];
  /** Numbers on screenshots, by the names that `hotspotName` gives them. */
  readonly marks: Reference[];
  readonly facts: Reference[];
  /** Words in bold, except at the beginning of a paragraph or an item. */
  readonly bold: Reference[];
  /** Packages that code of a Strapi project imports. */
  readonly imports: Reference[];
  /** Packages that a plugin's code imports: a plugin has its own package.json. */
  readonly pluginImports: Reference[];
  /** Packages that commands install. */
  readonly installs: Reference[];
}

/** A table of facts. */
export type FactTableUse = FactTableProps & Place;

/** A written table about facts: an ID for each row. */
export interface FactRowsUse extends Place {
  readonly facts: string;
  readonly ids: readonly string[];
}

/** A fact that an entry or a mark is about. */
export type FactEntryUse = FactEntryProps & Place;

/** A list of terms: its anchors are known once the glossary is. */
export type GlossaryUse = GlossaryProps & Place;

/** A list of messages: its anchors are known once the facts are. */
export type MessageListUse = ErrorMessagesProps & Place;

/** What a page has that is checked once all files are known, with its place in the page. */
export interface Uses {
  readonly headings: readonly Heading[];
  readonly references: References;
  readonly factTables: readonly FactTableUse[];
  readonly factRows: readonly FactRowsUse[];
  readonly factEntries: readonly FactEntryUse[];
  /** Facts whose history the page shows in a line. */
  readonly historyMarks: readonly FactEntryUse[];
  readonly glossaries: readonly GlossaryUse[];
  readonly messageLists: readonly MessageListUse[];
}

/** Lists that rules add to. */
type Growing<Lists> = {
  readonly [Name in keyof Lists]: Lists[Name] extends readonly (infer Item)[] ? Item[] : Lists[Name];
};

/** One compilation: rules report here and add what they find. */
export interface CompileContext extends Growing<Uses> {
  readonly file: string;
  readonly lineOffset: number;
  /** Code keeps the sample project's names (compile/ownNames.ts). */
  readonly hasFixedNames: boolean;
  readonly problems: Problem[];
  readonly samples: Sample[];
}

export function createContext(file: string, lineOffset: number, hasFixedNames = false): CompileContext {
  const references: References = {
    links: [],
    snippets: [],
    terms: [],
    pictures: [],
    screenshots: [],
    marks: [],
    facts: [],
    bold: [],
    imports: [],
    pluginImports: [],
    installs: [],
  };
  return {
    file,
    lineOffset,
    hasFixedNames,
    problems: [],
    samples: [],
    headings: [],
    references,
    factTables: [],
    factRows: [],
    factEntries: [],
    historyMarks: [],
    glossaries: [],
    messageLists: [],
  };
}

/** Only the uses of a page, or of a compilation. */
export function usesOf(page: Uses): Uses {
  const { headings, references, factTables, factRows, factEntries, historyMarks, glossaries, messageLists } =
    page;
  return { headings, references, factTables, factRows, factEntries, historyMarks, glossaries, messageLists };
}

/** The place of a node in its file (its body starts some lines into it). */
export function placeOf(context: CompileContext, node: Node | undefined): { line: number; column: number } {
  const start = node?.position?.start;
  return { line: (start?.line ?? 1) + context.lineOffset, column: start?.column ?? 1 };
}

export function report(
  context: CompileContext,
  node: Node | undefined,
  problem: Pick<Problem, "rule" | "message" | "fix">,
): void {
  context.problems.push({ file: context.file, ...placeOf(context, node), ...problem });
}

/** Remembers that the page needs something that another file holds. */
export function refer(
  context: CompileContext,
  kind: keyof References,
  target: string,
  node: Node | undefined,
): void {
  context.references[kind].push({ target, ...placeOf(context, node) });
}
