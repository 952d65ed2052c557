/** A content type with a route, as the build tells it. */
export interface ConsoleType {
  readonly name: string;
  /** `/api/recipes` */
  readonly route: string;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
  /** What the body of a new request holds. */
  readonly body?: string;
}
