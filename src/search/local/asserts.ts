import {
  formatVersion,
  type IndexPart,
  type Manifest,
  type PageMessages,
  type PagesFile,
  type PageText,
} from "./format";

/**
 * Distinguishes files of the index from other responses of a server (an error page, another build's file). The checks are
 * shallow, because the build writes these files from the same types.
 */

export function assertManifest(value: unknown): asserts value is Manifest {
  if (fieldsOf(value).format !== formatVersion) {
    throw new Error("The search index is of another build than this page. Reload the page.");
  }
}

export function assertPages(value: unknown): asserts value is PagesFile {
  if (!Array.isArray(fieldsOf(value).pages)) throw new Error("The search index has a wrong file of pages.");
}

export function assertPart(value: unknown): asserts value is IndexPart {
  if (!Array.isArray(fieldsOf(value).index)) throw new Error("The search index has a wrong part.");
}

export function assertMessages(value: unknown): asserts value is readonly PageMessages[] {
  if (!Array.isArray(value)) throw new Error("The search index has a wrong file of messages.");
}

export function assertTexts(value: unknown): asserts value is readonly PageText[] {
  if (!Array.isArray(value)) throw new Error("The search index has a wrong file of texts.");
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
