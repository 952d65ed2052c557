/** What a reader is waiting for. */
export type Busy =
  | { readonly step: "loading"; readonly done: number; readonly total: number }
  | { readonly step: "starting" | "running" | "resetting" };
