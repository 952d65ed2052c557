import { withPrefix } from "gatsby";
import type { PageTypes, TypedPlace } from "../../../shared/codeTypes";
import { codeTypesPath, routeOf } from "../../../shared/paths";
import { typesKeyOf } from "./typedBlock";

/** What is known of the names in a block. */
export interface BlockTypes {
  readonly texts: readonly string[];
  readonly places: readonly TypedPlace[];
}

const loaded = new Map<string, Promise<PageTypes>>();

/** Loads the types of the page, once, and finds those of a block. @throws if they can't be loaded; the next call tries again */
export async function loadTypes(block: HTMLElement): Promise<BlockTypes> {
  const path = routeOf(decodeURI(window.location.pathname), withPrefix("/"));
  const loading = loaded.get(path) ?? load(path);
  loaded.set(path, loading);
  loading.catch(() => loaded.delete(path));
  const { texts, blocks } = await loading;
  return { texts, places: blocks[typesKeyOf(block) ?? ""] ?? [] };
}

async function load(path: string): Promise<PageTypes> {
  const response = await fetch(withPrefix(codeTypesPath(path)));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
