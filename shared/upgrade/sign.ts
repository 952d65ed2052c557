/** A value as it is written in a file. */
export type Scalar = string | number | boolean | null;

/** One name, or several of which any is enough. */
type Names = string | readonly string[];

/** Something in a file of a project from which the planner concludes that a change concerns it. */
export type Sign =
  /** A package in package.json; `*` at its end stands for any ending. `below`: only if its lowest version is. */
  | { readonly dependency: Names; readonly below?: string | undefined }
  /** A part of a script in package.json. */
  | { readonly script: Names }
  /** An entry of a file in config/, from the file's name on. `*` at the end of a name stands for any ending. */
  | { readonly config: Names; readonly is?: readonly Scalar[] | undefined }
  /** An entry of a content type's schema. */
  | { readonly schema: Names; readonly is?: readonly Scalar[] | undefined }
  /** A file by its path in the project. `*` stands for anything but a slash, and `**` for anything. */
  | { readonly file: Names }
  /** JSX in a file with such a path. */
  | { readonly jsx: Names }
  /** An environment variable, in an .env file or read by code. */
  | { readonly env: Names }
  | CodeSign;

/** `in`: only in files with such a path. */
export type CodeSign = { readonly in?: string | undefined } & (
  | /** An import of a module, of some of its names, or with `default` of its default export. */
  { readonly import: Names; readonly names?: readonly string[] | undefined }
  /** A name, or names with dots between them. `is`: only as a key with one of these values. */
  | { readonly code: Names; readonly is?: readonly Scalar[] | undefined }
  /** A part of a string in code, or with `*` at its end the string's beginning. */
  | { readonly text: Names }
  /** A string in code that is exactly this. */
  | { readonly string: Names }
);
