import type { CreateNodeArgs, Node, NodeInput, NodePluginArgs } from "gatsby";
import { linkChildren } from "../../../build/gatsby-internals/linkedNodes";
import type { ContentStore, Entry } from "./store";
import type { StoredTypes } from "./stored";

/** What a Gatsby node holds of an entry: the entry's fields, and Gatsby's own. */
export type StoredNode<Type extends keyof StoredTypes> = Node & StoredTypes[Type];

/** Finds one of Gatsby's nodes. */
type FindNode = (id: string) => Node | null | undefined;

type CreateNodeId = NodePluginArgs["createNodeId"];
export type NodeSource = Pick<NodePluginArgs, "createNodeId" | "getNode" | "getNodesByType">;

/** What Gatsby holds, as a store. */
export function storeOfNodes({ createNodeId, getNode, getNodesByType }: NodeSource): ContentStore {
  return {
    get: nodeGetter(createNodeId, getNode),
    all: (type) => getNodesByType(type).filter((node) => isStored(node, type)),
  };
}

/** @param findNode asked by the ids of nodes; in a resolver, it also remembers what the page depends on. */
export function nodeGetter(createNodeId: CreateNodeId, findNode: FindNode): ContentStore["get"] {
  return (type, key) => {
    const node = findNode(nodeId(createNodeId, type, key));
    return isStored(node, type) ? node : undefined;
  };
}

/** Every node's id follows from its key, so that a page finds what it needs without a search, and is rebuilt only when just that changes. */
export function nodeId(createNodeId: CreateNodeId, type: keyof StoredTypes, key: string): string {
  return createNodeId(`docs-content ${type} ${key}`);
}

/** A node that says it is of a type holds that type's fields: only this plugin makes them. */
export function isStored<Type extends keyof StoredTypes>(
  node: Node | null | undefined,
  type: Type,
): node is StoredNode<Type> {
  return node?.internal.type === type;
}

/** What makes nodes: Gatsby's helpers, and the node the new ones are made from. */
export interface Maker {
  readonly args: Pick<CreateNodeArgs, "actions" | "createContentDigest" | "createNodeId">;
  readonly parent: Node;
}

/** Adds entries below the node they were made from, so that Gatsby removes them when its file changes or is deleted. */
export function addEntries({ args, parent }: Maker, entries: readonly Entry[]): void {
  const added = entries.map(({ type, key, fields }) => {
    const internal = { type, contentDigest: args.createContentDigest(fields) };
    const id = nodeId(args.createNodeId, type, key);
    const node: NodeInput = { ...fields, id, parent: parent.id, children: [], internal };
    args.actions.createNode(node);
    return { ...node, id } as Node;
  });
  linkChildren(args.actions, parent, added);
}
