import type { Caller } from "./callers";
import type { TreeValue } from "./tree";

/** A request of the REST API, exactly as it is sent and shown. */
export interface RestRequest {
  readonly method: string;
  /** Path and query string, from the host on. */
  readonly target: string;
  /** Headers that the writer named; those of `as` and of a JSON body come by themselves. */
  readonly headers: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a text as it is. */
  readonly body?: TreeValue | undefined;
  readonly as: Caller;
}

/** What comes before a request: another one, or code that runs inside of the platform and may change it. */
export type Preparation = RestRequest | { readonly run: string };
