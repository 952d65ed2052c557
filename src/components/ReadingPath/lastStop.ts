import { withPrefix } from "gatsby";
import { ownKey } from "../../../shared/paths";

const key = ownKey("docs.stop", withPrefix("/"));

/** The stop that a reader visited last. */
export interface LastStop {
  /** The path's id. */
  readonly path: string;
  /** From 1. */
  readonly number: number;
}

/** @returns undefined where nothing is stored, nothing that this site wrote, or nothing can be stored. */
export function lastStop(): LastStop | undefined {
  try {
    const [, path, number] = /^([a-z-]+):(\d)$/.exec(localStorage.getItem(key) ?? "") ?? [];
    return path && number ? { path, number: Number(number) } : undefined;
  } catch {
    return undefined;
  }
}

/** @param stops of a page, at least one. A page can be on two paths: the reader stays on theirs. */
export function rememberStop(stops: readonly LastStop[]): void {
  const current = lastStop()?.path;
  const stop = stops.find(({ path }) => path === current) ?? stops[0];
  try {
    if (stop) localStorage.setItem(key, `${stop.path}:${stop.number}`);
  } catch {
    // Forbidden or full: the landing page then offers the first stops.
  }
}
