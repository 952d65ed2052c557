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
 * What a reader edits of a sample. A further kind of sample has a type here, a case in each of the functions below, and a form in
 * DraftFields.tsx; the build says which samples of it can run (plugins/docs-content/samples/runnable.ts).
 */
export type Draft = RestDraft | GraphqlDraft | CodeDraft;

/** The sample as it is first. */
export function draftOf(sample: RunnableSample): Draft {
  if (sample.kind === "rest") return restDraft(sample);
  if (sample.kind === "graphql") return graphqlDraft(sample);
  return { kind: sample.kind, code: sample.code };
}

/** What an edited sample asks for. @throws {Mistake} where that can't be read. */
export async function workOfDraft(draft: Draft): Promise<Work> {
  if (draft.kind === "rest") return restWork(draft);
  if (draft.kind === "graphql") return graphqlWork(draft);
  return { kind: "run", code: draft.code };
}

/** What a sample asks for as it was recorded. */
export async function workOfStep({ what }: Step): Promise<Work> {
  if (what.kind === "rest") return requestWork(what.request);
  if (what.kind === "graphql") return queryWork(what);
  return { kind: "run", code: what.code };
}
