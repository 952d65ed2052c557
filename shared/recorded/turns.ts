import { labTime } from "./normalize";

const start = Date.parse(labTime);
const aSecond = 1000;

/**
 * The time and the source of random values that the lab gives to its n-th request after the data was restored. A request that
 * is sent with them gets the ids and times of its recording.
 */
export function momentOfTurn(turn: number): { readonly key: string; readonly now: number } {
  return { key: `request ${turn}`, now: start + turn * aSecond };
}

/** Callers for whom the lab signs in before each request, which takes a separate turn. */
const withSession = ["reader", "editor", "admin"];

/** How many turns a request takes. @param as undefined for code that runs in the platform. */
export function turnsOf(as: string | undefined): number {
  return as !== undefined && withSession.includes(as) ? 2 : 1;
}
