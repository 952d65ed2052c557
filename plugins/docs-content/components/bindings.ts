import type { ScreenshotText } from "../../../shared/screenshot";
import type { Tree } from "../../../shared/tree";
import type { ChangePage } from "../changes/changePage";
import type { FactSheet } from "../facts/sheet";
import type { PlatformHistory } from "../facts/versionsText";
import type { Term, TermNote } from "../glossary/terms";
import type { RecipePage } from "../recipes/recipePages";
import type { FindRecording } from "../samples/findRecording";

/** Finds what a page leaves to other files; undefined where there is none (the check reports that). */
interface OtherFiles<Partial> {
  /** A partial as it is stored. Components get it put together, and none that would include itself. */
  readonly snippet: (id: string) => Partial | undefined;
  readonly screenshot: (id: string) => ScreenshotText | undefined;
  readonly recording: FindRecording;
  /** Whether names in a sample have types that readers can see. @param page path of its file, from the content folder */
  readonly types?: (page: string, fingerprint: string) => boolean;
  readonly facts: (name: string) => FactSheet | undefined;
  /** What every release of the platform brought. */
  readonly history: () => PlatformHistory;
  /** The pages about breaking changes, in the order in which they are listed. */
  readonly changes: () => readonly ChangePage[];
  /** The recipes, in the order in which they are listed. */
  readonly recipes: () => readonly RecipePage[];
  /** The page below which each family of error messages has a page. */
  readonly errorIndex?: string | undefined;
  /** The whole glossary, in any order. */
  readonly glossary: () => readonly Term[];
}

/** What a compiled tree needs of other files. */
export interface Bindings extends OtherFiles<Tree> {
  readonly term: (name: string) => TermNote | undefined;
}

/** What a page's Markdown needs of other files. */
export interface MarkdownBindings extends OtherFiles<string> {
  /** Where the site is served, without a trailing slash. */
  readonly siteUrl: string;
}

/** The data of a page that a component can use when the page is completed. */
export interface PagePlace extends Bindings {
  /** An id that is unique on the page, such as `tabs-2`. */
  readonly nextId: (prefix: string) => string;
  /** A screenshot's place among those with numbers, from 1: the same each time, also for a number in the text above it. */
  readonly numberedShot: (id: string) => number;
  /** A code block's id, which follows from its title or the heading above. */
  readonly nextCodeId: (title: string) => string;
  /** Markdown of this build's own making, compiled. */
  readonly compile: (markdown: string, file: string) => Tree;
  /** The content of a component that is replaced, completed. */
  readonly complete: (children: Tree) => Tree;
}
