import type { Caller } from "./callers";
import type { TreeValue } from "./tree";

/** A request of the REST API, exactly as it is sent and shown. */
export interface RestRequest {
  readonly method: string;
  /** Path and query string, from the host on. */
  readonly target: string;
  /** Headers that the writer specified; those of `as` and of a JSON body are added. */
  readonly headers: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a string as it is. */
  readonly body?: TreeValue | undefined;
  readonly as: Caller;
}

/** What runs before a request: another request, or code that runs in Strapi and can change it. */
export type Preparation = RestRequest | { readonly run: string };
