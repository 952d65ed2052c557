import type { Tree } from "../../../shared/tree";

/**
 * GraphQL's JSON is untyped; the data layer stores a tree in it.
 *
 * @throws if it isn't a tree, because the query selected another field.
 */
export function asTree(body: unknown): Tree {
  if (!isTree(body)) throw new Error("The page's body is no compiled tree.");
  return body;
}

/** Only the outside is looked at: the compiler made the rest, and every page would pay for a closer look. */
function isTree(body: unknown): body is Tree {
  return Array.isArray(body);
}
