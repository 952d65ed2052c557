import type { Sender } from "./access";

export interface EngineRequest {
  readonly method: string;
  /** `/api/recipes` */
  readonly path: string;
  /** The part after the question mark. */
  readonly query?: string;
  /** With names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** An object, or a string that is JSON if the content type says so. */
  readonly body?: unknown;
  /** Public if omitted. A token in the headers is always unknown. */
  readonly as?: Sender;
}
