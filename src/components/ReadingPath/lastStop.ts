import { withPrefix } from "gatsby";
import { ownKey } from "../../../shared/paths";
import { readStored, store } from "../BrowserStorage/browserStorage";

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
  const [, path, number] = /^([a-z-]+):(\d)$/.exec(readStored(key) ?? "") ?? [];
  return path && number ? { path, number: Number(number) } : undefined;
}

/** @param stops of a page, at least one. A page can be on two paths: the reader stays on theirs. */
export function rememberStop(stops: readonly LastStop[]): void {
  const current = lastStop()?.path;
  const stop = stops.find(({ path }) => path === current) ?? stops[0];
  if (stop) store(key, `${stop.path}:${stop.number}`);
}
