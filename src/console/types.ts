import type { RequestType } from "../requests/requestType";

/** A content type with a route, as the build tells it. */
export interface ConsoleType extends RequestType {
  readonly name: string;
}
