import { withPrefix } from "gatsby";
import type { PageTypes } from "../../../shared/codeTypes";
import { once } from "../../../shared/once";
import { codeTypesPath, routeOf } from "../../../shared/paths";
import { typesKeyOf } from "./typedBlock";

/** What is known of the names in a block (shared/codeTypes.ts). */
export interface TypesOfBlock {
  readonly texts: readonly string[];
  readonly words: readonly number[];
}

/** Loads the types of the page, once, and finds those of a block. @throws if they can't be loaded; the next call tries again */
export async function loadTypes(block: HTMLElement): Promise<TypesOfBlock> {
  const path = routeOf(decodeURI(window.location.pathname), withPrefix("/"));
  const { texts, blocks } = await load(path);
  const own = blocks[typesKeyOf(block) ?? ""];
  return { texts: own?.texts.map((number) => texts[number] ?? "") ?? [], words: own?.words ?? [] };
}

const load = once(async (path: string): Promise<PageTypes> => {
  const response = await fetch(withPrefix(codeTypesPath(path)));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
});
