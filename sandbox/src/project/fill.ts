import { setMoment } from "../moment";
import type { Strapi } from "../strapi";
import { complete, create, publish, type Run } from "./entries";
import { inOrder } from "./links";
import type { Project } from "./project";
import { warningsAbout } from "./reserved";
import { userDocuments, usersUid } from "./users";

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

/** What the platform says; of several things that are wrong, each with its field. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { details } = error as { details?: { errors?: readonly { path: string[]; message: string }[] } };
  const all = details?.errors?.map(({ path, message }) => `${message} (${path.join(".")})`);
  return all?.join(", ") || error.message;
}
