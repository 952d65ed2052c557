import type { CreateNodeArgs, Node, NodeInput } from "gatsby";
import type { StoredTypes } from "./stored";

/** What the makers of nodes are given: Gatsby's helpers, and the node the new ones are made from. */
export interface Maker {
  readonly args: Pick<CreateNodeArgs, "actions" | "createContentDigest" | "createNodeId">;
  readonly parent: Node;
}

/** Adds a node below the one it was made from, so that Gatsby removes it when its file changes or goes. */
export function addNode<Type extends keyof StoredTypes>(
  { args, parent }: Maker,
  type: Type,
  id: string,
  fields: StoredTypes[Type],
): void {
  const internal = { type, contentDigest: args.createContentDigest(fields) };
  const node: NodeInput = { ...fields, id, parent: parent.id, children: [], internal };
  args.actions.createNode(node);
  args.actions.createParentChildLink({ parent, child: node as Node });
}
