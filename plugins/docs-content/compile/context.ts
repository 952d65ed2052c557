import type { Node } from "unist";
import type { FactEntryProps } from "../facts/entryProps";
import type { FactTableProps } from "../facts/tableProps";
import type { GlossaryProps } from "../glossary/listProps";
import type { ErrorMessagesProps } from "../messages/listProps";
import type { Problem } from "../problems";
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

/** A table of facts, with its place, to be looked at once all files are known. */
export interface FactTableUse extends FactTableProps {
  readonly line: number;
  readonly column: number;
}

/** A written table about facts, with its place: an ID for each row. */
export interface FactRowsUse {
  readonly facts: string;
  readonly ids: readonly string[];
  readonly line: number;
  readonly column: number;
}

/** A fact that an entry or a mark is about, with its place. */
export interface FactEntryUse extends FactEntryProps {
  readonly line: number;
  readonly column: number;
}

/** A list of terms, with its place: its anchors are known once the glossary is. */
export interface GlossaryUse extends GlossaryProps {
  readonly line: number;
  readonly column: number;
}

/** A list of messages, with its place: its anchors are known once the facts are. */
export interface MessageListUse extends ErrorMessagesProps {
  readonly line: number;
  readonly column: number;
}

/** One compilation: rules report here and add what they find. */
export interface CompileContext {
  readonly file: string;
  readonly lineOffset: number;
  /** Code keeps the sample project's names (compile/ownNames.ts). */
  readonly hasFixedNames: boolean;
  readonly problems: Problem[];
  readonly references: References;
  readonly headings: Heading[];
  readonly samples: Sample[];
  readonly factTables: FactTableUse[];
  readonly factRows: FactRowsUse[];
  readonly factEntries: FactEntryUse[];
  /** Facts whose history the page shows in a line. */
  readonly historyMarks: FactEntryUse[];
  readonly glossaries: GlossaryUse[];
  readonly messageLists: MessageListUse[];
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
    references,
    headings: [],
    samples: [],
    factTables: [],
    factRows: [],
    factEntries: [],
    historyMarks: [],
    glossaries: [],
    messageLists: [],
  };
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
