import type { RecordedResponse } from "../../../plugins/docs-content/schema/recordings";
import type { RestRequest } from "../../../shared/restRequest";

/** What the process of the engine is asked. */
export type Question = { readonly kind: "reset" } | { readonly kind: "send"; readonly request: RestRequest };

/** What it says. */
export type Reply =
  | { readonly kind: "ready" | "done" }
  | { readonly kind: "response"; readonly response: RecordedResponse }
  | { readonly kind: "failed"; readonly reason: string };
