/** Something of the platform that code uses: a fact's ID in history.json, if it has a history. */
export interface UsedFact {
  /** Such as `cli-options`. */
  readonly kind: string;
  readonly id: string;
  /** What readers find in the code; empty for what the code is about as a whole, such as the route of a request. */
  readonly name: string;
}

/** Code as it is written on a page. */
export interface WrittenCode {
  readonly lang: string;
  /** The file's path, or any words. */
  readonly title: string;
  readonly text: string;
}
