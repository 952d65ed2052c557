import { localSession } from "../localSession";
import type { LookedUp } from "./lookedUp";
import { pastedFor } from "./pasted";

/** Looks up the pasted text that a query stands for. Undefined for a query that a reader typed. */
export function lookUpPasted(query: string): Promise<LookedUp> | undefined {
  const pasted = pastedFor(query);
  return pasted === undefined ? undefined : localSession().then((index) => index.lookUp(pasted));
}
