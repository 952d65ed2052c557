/** What is wrong with the content, in one shape for every rule, so that all of it can be reported at once. */
export interface Problem {
  /** Path from the content folder, with forward slashes. */
  readonly file: string;
  /** 1-based; 1 where a problem concerns the whole file. */
  readonly line: number;
  readonly column: number;
  /** Kebab-case name of the rule, stable: writers search for it. */
  readonly rule: string;
  readonly message: string;
  /** What to write instead, as an instruction. */
  readonly fix: string;
}
