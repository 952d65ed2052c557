import type { ClaimsFile } from "../files/readClaims";
import type { Drawing } from "../files/readDrawing";
import type { ReadFacts } from "../files/readFacts";
import type { ReadHistory } from "../files/readHistory";
import type { PageOutline } from "../files/readPage";
import type { RecordingsFile } from "../files/readRecordings";
import type { Register, SidebarRegister } from "../files/readRegister";
import type { TypesFile } from "../files/readTypes";
import { fileStart, type Place } from "../problems";
import type { HistoryKind } from "../schema/history";
import { type Listing, listContent, readContent } from "../store/disk";
import { type ContentStore, pageOutlines } from "../store/store";
import type { PageTextFields } from "../store/stored";

/** All of the content at once: what the checks that look beyond one file work on. */
export interface ContentModel extends Listing {
  readonly pages: readonly PageOutline[];
  readonly registers: readonly Register[];
  readonly recordings: readonly RecordingsFile[];
  readonly types: readonly TypesFile[];
  readonly claims: readonly ClaimsFile[];
  /** The content of pages, by file. */
  readonly texts: ReadonlyMap<string, PageTextFields>;
  readonly facts: readonly ReadFacts[];
  /** One, or none. */
  readonly history: readonly Pick<ReadHistory, "file" | "problems">[];
  /** What changed in the platform, by kinds of facts. */
  readonly historyKinds: readonly HistoryKind[];
  readonly drawings: readonly Drawing[];
}

/** Reads the content from disk, without Gatsby. @param staticDir may be missing. */
export async function readModel(contentDir: string, staticDir: string): Promise<ContentModel> {
  return modelOf(await readContent(contentDir), await listContent(contentDir, staticDir));
}

/** @param missing pages that the store should hold and doesn't. */
export function modelOf(
  store: ContentStore,
  listing: Listing,
  missing: readonly PageOutline[] = [],
): ContentModel {
  const outlines = new Map([...pageOutlines(store), ...missing].map((outline) => [outline.file, outline]));
  return {
    ...listing,
    // In the order of the files: of two pages that clash, always the same one is reported.
    pages: [...listing.files].flatMap((file) => outlines.get(file) ?? []),
    registers: byFile(store.all("ContentRegister").map(({ register }) => register)),
    recordings: byFile(store.all("RecordingsFile").map(({ recordings }) => recordings)),
    types: byFile(store.all("TypesFile").map(({ types }) => types)),
    claims: byFile(store.all("ClaimsFile").map(({ claims }) => claims)),
    texts: new Map(store.all("PageText").map((text) => [text.file, text])),
    facts: byFile(store.all("FactSheet").map(({ sheet }) => sheet)),
    history: store.all("PlatformHistory").map(({ read }) => read),
    historyKinds: store.all("FactHistory"),
    drawings: store.all("Picture").flatMap(({ drawing }) => drawing ?? []),
  };
}

function byFile<Source extends { readonly file: string }>(sources: Source[]): Source[] {
  return sources.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The register of a kind that has one file only. */
export function registerOf<K extends Register["kind"]>(
  model: ContentModel,
  kind: K,
): Extract<Register, { kind: K }> | undefined {
  return model.registers.find(
    (register): register is Extract<Register, { kind: K }> => register.kind === kind,
  );
}

/** True for a register whose own problems have to be fixed before anything can be measured by it. */
export function isUnusable(register: { readonly value: unknown } | undefined): boolean {
  return register !== undefined && register.value === undefined;
}

export function sidebarsOf(model: ContentModel): SidebarRegister[] {
  return model.registers.filter((register): register is SidebarRegister => register.kind === "sidebar");
}

/** The position of a register's entry. */
export function entryPlace(register: Register | undefined, index: number): Place & { readonly file: string } {
  return { file: register?.file ?? "", ...(register?.places[index] ?? fileStart) };
}

/** Pages that other pages can include. */
export function snippetsOf(model: ContentModel): Map<string, PageOutline> {
  return new Map(
    model.pages.flatMap((page) => (page.source.kind === "snippet" ? [[page.source.id, page]] : [])),
  );
}
