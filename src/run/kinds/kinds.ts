import type { RunnableSample } from "../../../shared/runnable";
import type { Work } from "../../sandbox/sandbox";
import type { Step } from "../steps";
import { type GraphqlDraft, graphqlDraft, graphqlWork, queryWork } from "./graphql";
import { type RestDraft, requestWork, restDraft, restWork } from "./rest";

/** Code as its reader edits it. */
interface CodeDraft {
  readonly kind: "documentService";
  readonly code: string;
}

/**
 * The part of a sample that a reader edits. Another kind of sample needs a type here, a case in each of the functions below, and a form in
 * DraftFields.tsx; the build decides which of its samples can run (plugins/docs-content/samples/runnable.ts).
 */
export type Draft = RestDraft | GraphqlDraft | CodeDraft;

/** The sample as it is first. */
export function draftOf(sample: RunnableSample): Draft {
  if (sample.kind === "rest") return restDraft(sample);
  if (sample.kind === "graphql") return graphqlDraft(sample);
  return { kind: sample.kind, code: sample.code };
}

/** The request or code of an edited sample. @throws {Mistake} if it can't be parsed. */
export async function workOfDraft(draft: Draft): Promise<Work> {
  if (draft.kind === "rest") return restWork(draft);
  if (draft.kind === "graphql") return graphqlWork(draft);
  return { kind: "run", code: draft.code };
}

/** The request or code of a sample as it was recorded. */
export async function workOfStep({ what }: Step): Promise<Work> {
  if (what.kind === "rest") return requestWork(what.request);
  if (what.kind === "graphql") return queryWork(what);
  return { kind: "run", code: what.code };
}
