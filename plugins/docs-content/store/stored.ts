import type { Recipe } from "../../../shared/recipe";
import type { Hotspot, Motion } from "../../../shared/screenshot";
import type { Tree } from "../../../shared/tree";
import type { BreakingChangeFields } from "../changes/changePage";
import type { Statement } from "../claims/statements";
import type { Heading } from "../compile/context";
import type { ClaimsFile } from "../files/readClaims";
import type { Drawing } from "../files/readDrawing";
import type { ReadFacts } from "../files/readFacts";
import type { ReadHistory } from "../files/readHistory";
import type { PageOutline } from "../files/readPage";
import type { RecordingsFile } from "../files/readRecordings";
import type { Register } from "../files/readRegister";
import type { TypesFile } from "../files/readTypes";
import type { SampleKind } from "../samples/sample";
import type { HistoryKind, NodeRange } from "../schema/history";
import type { FactNote, GlossaryEntry } from "../schema/registers";
import type { Settings } from "../schema/settings";
import type { TopEntry } from "../schema/sidebar";

/** What the content store holds: what resolvers, checks, and search records work from. GraphQL's types are in nodes/types/. */
interface PageFields {
  file: string;
  path: string;
  title: string;
  description: string;
  outline: PageOutline;
}

/** A code block of a page; the platform's word on it is with its recording. */
export interface SampleFields {
  kind: SampleKind | "code";
  lang: string;
  title: string | null;
  line: number;
  request: string | null;
  fingerprint: string | null;
  unverifiedBecause: string | null;
}

export interface DocFields extends PageFields {
  area: string;
  sidebarLabel: string | null;
  unlisted: boolean;
  searchable: "exact-names" | null;
  deprecated: string | null;
  since: string | null;
  plan: string | null;
  reviewed: string | null;
  breakingChange: BreakingChangeFields | null;
  recipe: Recipe | null;
  noSamplesBecause: string | null;
  tagNames: readonly string[];
  keywords: readonly string[];
  snippetIds: readonly string[];
  headings: readonly Heading[];
  samples: readonly SampleFields[];
  excerpt: string;
  wordCount: number;
  codeLines: number;
}

export interface SnippetFields extends PageFields {
  snippetId: string;
  snippetIds: readonly string[];
}

export interface ReleaseFields extends PageFields {
  version: string;
  date: string;
  order: number;
}

export interface BodyFields {
  path: string;
  /** JSON of a Tree: parsed only when its page is shown. */
  tree: string;
}

export interface MarkdownFields {
  path: string;
  /** With marks for the parts that come from other files. */
  text: string;
}

export interface PlaceFields {
  path: string;
  sidebar: string;
  /** The group of its sidebar that the page is in. */
  group: string | null;
  /** Categories above the page, from the outside in. */
  categories: readonly { label: string; path: string | null }[];
  previous: string | null;
  next: string | null;
}

export interface SidebarFields {
  name: string;
  area: string;
  entries: readonly TopEntry[];
}

export interface PictureFields {
  src: string;
  fileId: string;
  width: number | null;
  height: number | null;
  /** Of an SVG. */
  drawing: Drawing | null;
}

export type TermFields = GlossaryEntry;

export interface ShotFields {
  shot: string;
  alt: string;
  width: number;
  height: number;
  hotspots?: readonly Hotspot[] | undefined;
  motion?: Motion | undefined;
}

export interface TagFields {
  name: string;
  slug: string;
  description: string;
  relatedNames: readonly string[];
  aliases: readonly string[];
  path: string;
}

export interface RedirectFields {
  from: string;
  to: string;
  /** Of a tag's alias. */
  tagName: string | null;
  /** Of a path of the platform's older documentation. */
  seen: string | null;
}

export interface RegisterFields {
  file: string;
  register: Register;
}

export interface RecordingsFields {
  file: string;
  recordings: RecordingsFile;
}

export interface TypesFields {
  file: string;
  types: TypesFile;
}

export interface ClaimsFields {
  file: string;
  claims: ClaimsFile;
}

/** What a page says, as it is written: claims quote it. */
export interface PageTextFields {
  file: string;
  text: string;
  /** Lines of front matter above the text. */
  lineOffset: number;
  statements: readonly Statement[];
}

export interface FactSheetFields {
  name: string;
  sheet: ReadFacts;
}

export interface FactNotesFields {
  name: string;
  notes: Readonly<Record<string, FactNote>>;
}

/** Releases of the platform, and the names of the kinds of facts that have a history. */
export interface HistoryFields {
  releases: readonly string[];
  node: readonly NodeRange[];
  names: readonly string[];
  read: Pick<ReadHistory, "file" | "problems">;
}

export interface DateFields {
  file: string;
  date: string;
}

/** What is stored under each type's name. */
export interface StoredTypes {
  Doc: DocFields;
  Snippet: SnippetFields;
  Release: ReleaseFields;
  CompiledBody: BodyFields;
  PageMarkdown: MarkdownFields;
  SidebarPlace: PlaceFields;
  Sidebar: SidebarFields;
  Picture: PictureFields;
  GlossaryTerm: TermFields;
  ScreenshotInfo: ShotFields;
  Tag: TagFields;
  Redirect: RedirectFields;
  ContentRegister: RegisterFields;
  RecordingsFile: RecordingsFields;
  TypesFile: TypesFields;
  ClaimsFile: ClaimsFields;
  PageText: PageTextFields;
  FactSheet: FactSheetFields;
  FactNotes: FactNotesFields;
  PlatformHistory: HistoryFields;
  FactHistory: HistoryKind;
  ContentDate: DateFields;
  SiteSettings: Settings;
}

/** A compiled body's tree. */
export function treeOf(body: BodyFields): Tree {
  return JSON.parse(body.tree);
}
