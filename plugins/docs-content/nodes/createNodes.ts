import type { CreateNodeArgs, Node, NodeInput } from "gatsby";
import type { StoredTypes } from "./stored";

/** What the makers of nodes are given: Gatsby's helpers, and the node the new ones are made from. */
export interface Maker {
  readonly args: Pick<CreateNodeArgs, "actions" | "createContentDigest" | "createNodeId">;
  readonly parent: Node;
}

/** Adds a node below the one it was made from, so that Gatsby removes it when its file changes or goes. */
export function addNode<Type extends keyof StoredTypes>(
  maker: Maker,
  type: Type,
  id: string,
  fields: StoredTypes[Type],
): void {
  addNodes(maker, type, [{ id, fields }]);
}

/**
 * Adds many nodes at once. Gatsby writes the parent, with the ids of all its children, again for every child it is told of: for
 * a sidebar of 3,000 pages that came to 270 MB. It is told of the last one only, when the others are in the list already.
 */
export function addNodes<Type extends keyof StoredTypes>(
  { args, parent }: Maker,
  type: Type,
  entries: readonly { readonly id: string; readonly fields: StoredTypes[Type] }[],
): void {
  const known = new Set(parent.children);
  const added = entries.map(({ id, fields }) => {
    const internal = { type, contentDigest: args.createContentDigest(fields) };
    const node: NodeInput = { ...fields, id, parent: parent.id, children: [], internal };
    args.actions.createNode(node);
    return { ...node, id } as Node;
  });
  const child = added.findLast(({ id }) => !known.has(id));
  if (!child) return;
  for (const { id } of added) if (id !== child.id) known.add(id);
  parent.children = [...known];
  args.actions.createParentChildLink({ parent, child });
}
