import { setMoment } from "../moment";
import type { Strapi } from "../strapi";
import { inOrder, linksOf } from "./links";
import { type ContentType, isLocalized, type Project } from "./project";
import { warningsAbout } from "./reserved";
import { userDocuments, usersUid } from "./users";
import { valuesOf } from "./values";

/** What was generated for a project. */
export interface Filled {
  /** Documents by uid. */
  readonly counts: Readonly<Record<string, number>>;
  /** What the platform says about names, and about entries that could not be generated. */
  readonly problems: readonly string[];
}

/** So many documents in all; each type gets some of them. */
const most = 90;
const mostPerType = 6;
const fewestPerType = 2;

/** The first entry's; each of the next ones is an hour later. */
const firstMoment = Date.UTC(2026, 0, 5, 8);
const hour = 3_600_000;

/** Makes entries for each type of a project, always the same ones, through the platform's own Document Service. */
export async function fill(strapi: Strapi, project: Project): Promise<Filled> {
  const problems = warningsAbout(project);
  let moments = 0;
  /** The first problem of a type is reported. */
  const run: Run = async (uid, method, params) => {
    setMoment({ key: `${uid} ${moments}`, now: firstMoment + hour * moments++ });
    try {
      const action = strapi.documents(uid)[method];
      return await action?.(params());
    } catch (error) {
      const isTold = problems.some((problem) => problem.startsWith(`${uid}: `));
      if (!isTold) problems.push(`${uid}: ${messageOf(error)}`);
      return undefined;
    }
  };
  const made: Record<string, readonly string[]> = { [usersUid]: userDocuments };
  const uids = inOrder(project);
  const share = Math.max(fewestPerType, Math.min(mostPerType, Math.floor(most / uids.length)));
  const context = { project, made };
  for (const uid of uids) made[uid] = await create(run, uid, share, context);
  for (const [at, uid] of uids.entries()) await complete(run, uid, [usersUid, ...uids.slice(0, at)], context);
  for (const uid of uids) await publish(run, uid, context);
  return { counts: Object.fromEntries(uids.map((uid) => [uid, made[uid]?.length ?? 0])), problems };
}

/** Calls a method of the Document Service. @returns undefined when that failed. */
type Run = (uid: string, method: string, params: () => object) => Promise<unknown>;

interface Context {
  readonly project: Project;
  /** Documents by UID, in the order in which they were created. */
  readonly made: Readonly<Record<string, readonly string[]>>;
}

async function create(run: Run, uid: string, share: number, context: Context): Promise<string[]> {
  const { kind, attributes } = schemaOf(uid, context);
  const documents: string[] = [];
  for (let index = 0; index < (kind === "singleType" ? 1 : share); index++) {
    const entry = await run(uid, "create", () => ({ data: valuesOf(attributes, { ...context, index }) }));
    if (hasDocumentId(entry)) documents.push(entry.documentId);
  }
  return documents;
}

/** Adds relations to entries that were created later, and a translation of every other document. */
async function complete(run: Run, uid: string, earlier: readonly string[], context: Context) {
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
async function publish(run: Run, uid: string, context: Context) {
  if (schemaOf(uid, context).options?.draftAndPublish !== true) return;
  const documents = context.made[uid] ?? [];
  for (const documentId of documents.slice(0, Math.max(1, documents.length - 1)))
    await run(uid, "publish", () => ({ documentId, locale: "*" }));
}

function schemaOf(uid: string, { project }: Context): Omit<ContentType, "info"> {
  return project.contentTypes[uid] ?? { attributes: {} };
}

/** What the platform says; of several things that are wrong, each with its field. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { details } = error as { details?: { errors?: readonly { path: string[]; message: string }[] } };
  const all = details?.errors?.map(({ path, message }) => `${message} (${path.join(".")})`);
  return all?.join(", ") || error.message;
}

function hasDocumentId(entry: unknown): entry is { readonly documentId: string } {
  return typeof entry === "object" && entry !== null && "documentId" in entry;
}
