import { linksOf } from "./links";
import { type ContentType, isLocalized, type Project } from "./project";
import { valuesOf } from "./values";

/** Calls a method of the Document Service. @returns undefined when that failed. */
export type Run = (uid: string, method: string, params: () => object) => Promise<unknown>;

export interface Context {
  readonly project: Project;
  /** Documents by UID, in the order in which they were created. */
  readonly made: Readonly<Record<string, readonly string[]>>;
}

/** Makes entries of a type. @returns their document IDs. */
export async function create(run: Run, uid: string, share: number, context: Context): Promise<string[]> {
  const { kind, attributes } = schemaOf(uid, context);
  const documents: string[] = [];
  for (let index = 0; index < (kind === "singleType" ? 1 : share); index++) {
    const entry = await run(uid, "create", () => ({ data: valuesOf(attributes, { ...context, index }) }));
    if (hasDocumentId(entry)) documents.push(entry.documentId);
  }
  return documents;
}

/** Adds relations to entries that were created later, and a translation of every other document. */
export async function complete(run: Run, uid: string, earlier: readonly string[], context: Context) {
  const schema = schemaOf(uid, context);
  for (const [index, documentId] of (context.made[uid] ?? []).entries()) {
    const data = linksOf(schema.attributes, { ...context, index }, earlier);
    if (Object.keys(data).length > 0) await run(uid, "update", () => ({ documentId, data }));
    if (!isLocalized(schema) || index % 2 !== 0) continue;
    const translated = () => valuesOf(schema.attributes, { ...context, index, locale: "fr" });
    await run(uid, "update", () => ({ documentId, locale: "fr", data: translated() }));
  }
}

/** Publishes all documents but the last one of several. */
export async function publish(run: Run, uid: string, context: Context) {
  if (schemaOf(uid, context).options?.draftAndPublish !== true) return;
  const documents = context.made[uid] ?? [];
  for (const documentId of documents.slice(0, Math.max(1, documents.length - 1)))
    await run(uid, "publish", () => ({ documentId, locale: "*" }));
}

function schemaOf(uid: string, { project }: Context): Omit<ContentType, "info"> {
  return project.contentTypes[uid] ?? { attributes: {} };
}

function hasDocumentId(entry: unknown): entry is { readonly documentId: string } {
  return typeof entry === "object" && entry !== null && "documentId" in entry;
}
