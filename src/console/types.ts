/** A content type with a route, as the build tells it. */
export interface ConsoleType {
  readonly name: string;
  /** `/api/recipes` */
  readonly route: string;
  /** Without one, the request has no form in code of the server. */
  readonly uid?: string;
  /** Whether it has a single document, whose ID no path names. */
  readonly isSingle?: boolean;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
}
