/** What a form of a request has to know of a content type. */
export interface RequestType {
  /** `/api/recipes` */
  readonly route: string;
  /** Without one, the request has no form in code of the server. */
  readonly uid?: string;
  readonly fields: readonly RequestField[];
  /** What the body of a new request holds. */
  readonly body?: string;
}

export interface RequestField {
  readonly name: string;
  readonly type: string;
  /** Of an enumeration. */
  readonly values?: readonly string[];
}
