import type { Caller } from "../../../shared/callers";
import type { Preparation, RestRequest } from "../../../shared/restRequest";
import type { TreeValue } from "../../../shared/tree";
import type { Show } from "./show";

/** How the lab processes a sample: it sends or runs it, or checks it without recording a response. */
export type SampleRequest =
  | (RestRequest & {
      readonly kind: "rest";
      /** The status it must have; any 2xx when null. */
      readonly expect: number | null;
      readonly before: readonly Preparation[];
    })
  | {
      readonly kind: "graphql";
      readonly query: string;
      readonly variables: TreeValue;
      readonly as: Caller;
      /** Whether the response must, or must not, contain errors. */
      readonly fails: boolean;
    }
  | {
      readonly kind: "documentService";
      readonly lang: string;
      readonly code: string;
      /** Whether it must, or must not, throw. */
      readonly fails: boolean;
    }
  | {
      readonly kind: "config" | "types";
      readonly lang: string;
      readonly file: string | null;
      readonly code: string;
    }
  | { readonly kind: "cli"; readonly commands: readonly string[] };

export type SampleKind = SampleRequest["kind"];

/** A sample that the lab verifies. */
export interface VerifiableSample {
  readonly request: SampleRequest;
  /** The key of its recording. */
  readonly fingerprint: string;
  /** Of the sample whose database it continues with; null if it starts from the seed. */
  readonly after: string | null;
  /** What people call it: `GET /api/recipes`. */
  readonly label: string;
}

/** A piece of code on a page: what the platform can say to it, or why nothing. */
export interface Sample {
  readonly lang: string;
  readonly title: string | null;
  readonly line: number;
  readonly column: number;
  readonly check: VerifiableSample | null;
  /** The part of the response that is shown; all of it if null. */
  readonly show: Show | null;
  /** A writer's reason why the lab doesn't look at it. */
  readonly unverifiedBecause: string | null;
}

/** Kinds whose response is recorded and shown. */
export const kindsWithResponse: readonly SampleKind[] = ["rest", "graphql", "documentService"];
