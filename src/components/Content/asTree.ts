import type { Tree } from "../../../shared/tree";

/**
 * GraphQL's JSON is of no type; what the data layer puts there is a tree.
 *
 * @throws when it is none: the query asked for something else.
 */
export function asTree(body: unknown): Tree {
  if (!isTree(body)) throw new Error("The page's body is no compiled tree.");
  return body;
}

/** Only the outside is looked at: the compiler made the rest, and every page would pay for a closer look. */
function isTree(body: unknown): body is Tree {
  return Array.isArray(body);
}
