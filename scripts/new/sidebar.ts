import { posix } from "node:path";
import { isMap, isSeq, parseDocument, type YAMLSeq } from "yaml";
import { Failure } from "../command/failure.mjs";

interface EntryList {
  readonly items: YAMLSeq;
  /** The page of the category that holds the list, or empty. */
  readonly owner: string;
  /** The pages directly in it. */
  readonly routes: readonly string[];
}

/**
 * Adds a page to the text of a sidebar: after the pages of its folder if there are any, or else at the end, in the last group if the sidebar has groups. Comments
 * and the order of everything else are kept.
 *
 * @param page its route
 * @throws Failure if the sidebar already contains the page
 */
export function addPage(text: string, page: string): string {
  const document = parseDocument(text);
  const items = document.get("items");
  if (!isSeq(items)) throw new Failure("The sidebar has no list called items.");
  const lists = allLists(items);
  if (lists.some(({ owner, routes }) => owner === page || routes.includes(page))) {
    throw new Failure(`${page} is in the sidebar already: nothing was written.`);
  }
  const folder = posix.dirname(page);
  const home =
    lists.find(({ owner }) => owner === folder) ??
    lists.find(({ routes }) => routes.some((route) => posix.dirname(route) === folder));
  (home?.items ?? lastGroup(items) ?? items).add(document.createNode({ page }));
  return document.toString({ lineWidth: 0 });
}

/** @returns the entries of the group at the end, where the sidebar ends with one */
function lastGroup(items: YAMLSeq): YAMLSeq | undefined {
  const last = items.items.at(-1);
  const inner = isMap(last) && last.has("group") ? last.get("items") : undefined;
  return isSeq(inner) ? inner : undefined;
}

/** @returns this list and all below it */
function allLists(items: YAMLSeq, owner = ""): EntryList[] {
  const entries = items.items.filter(isMap);
  const routes = entries.map((entry) => String(entry.get("page") ?? ""));
  const below = entries.flatMap((entry, index) => {
    const inner = entry.get("items");
    return isSeq(inner) ? allLists(inner, routes[index]) : [];
  });
  return [{ items, owner, routes }, ...below];
}
