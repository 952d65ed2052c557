import type { Drawing } from "../files/readDrawing";
import type { ReadFacts } from "../files/readFacts";
import type { PageOutline } from "../files/readPage";
import type { RecordingsFile } from "../files/readRecordings";
import type { Register, SidebarRegister } from "../files/readRegister";

/** All of the content at once: what the checks that look beyond one file work on. */
export interface ContentModel {
  readonly pages: readonly PageOutline[];
  readonly registers: readonly Register[];
  readonly recordings: readonly RecordingsFile[];
  readonly facts: readonly ReadFacts[];
  readonly drawings: readonly Drawing[];
  /** Every file under content/, as paths from there. */
  readonly files: ReadonlySet<string>;
  /** What is under content/ and is neither a file nor a folder, or a folder that is called like a file. */
  readonly strangers: readonly string[];
  /** Every file under static/, as routes: `/robots.txt`. */
  readonly staticRoutes: ReadonlySet<string>;
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

/** True for a register whose own problems have to be mended before anything can be measured by it. */
export function isUnusable(register: { readonly value: unknown } | undefined): boolean {
  return register !== undefined && register.value === undefined;
}

export function sidebarsOf(model: ContentModel): SidebarRegister[] {
  return model.registers.filter((register): register is SidebarRegister => register.kind === "sidebar");
}

/** Pages that other pages may include. */
export function snippetsOf(model: ContentModel): Map<string, PageOutline> {
  return new Map(
    model.pages.flatMap((page) => (page.source.kind === "snippet" ? [[page.source.id, page]] : [])),
  );
}
