/** What a reader is waiting for. */
export type Busy =
  | { readonly step: "loading"; readonly done: number; readonly total: number }
  | { readonly step: "starting" | "running" | "resetting" };

/** The download is shown in so many steps: each chunk of it would draw the page anew. */
const steps = 20;

/** After some bytes of the download. @returns the same object as before while there is nothing new to show. */
export function progressed(before: Busy | undefined, done: number, total: number): Busy {
  if (done >= total) return before?.step === "starting" ? before : { step: "starting" };
  const isNew = before?.step !== "loading" || stepOf(before.done, total) !== stepOf(done, total);
  return isNew ? { step: "loading", done, total } : before;
}

function stepOf(done: number, total: number): number {
  return Math.floor((steps * done) / total);
}
