import type { TreeValue } from "../tree";

/** What the platform said to a sample. */
export interface RecordedResponse {
  /** Of a request that went through HTTP. */
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Missing if the response has none. */
  readonly body?: TreeValue | undefined;
}
