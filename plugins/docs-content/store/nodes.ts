import type { CreateNodeArgs, Node, NodeInput, NodePluginArgs } from "gatsby";
import type { ContentStore, Entry } from "./store";
import type { StoredTypes } from "./stored";

/** A Gatsby node with the fields of an entry. */
export type StoredNode<Type extends keyof StoredTypes> = Node & StoredTypes[Type];

/** Finds one of Gatsby's nodes. */
type FindNode = (id: string) => Node | null | undefined;

type CreateNodeId = NodePluginArgs["createNodeId"];
export type NodeSource = Pick<NodePluginArgs, "createNodeId" | "getNode" | "getNodesByType">;

/** A store of Gatsby's nodes. */
export function storeOfNodes({ createNodeId, getNode, getNodesByType }: NodeSource): ContentStore {
  return {
    get: nodeGetter(createNodeId, getNode),
    all: (type) => getNodesByType(type).filter((node) => isStored(node, type)),
  };
}

/** @param findNode finds a node by its ID. In a resolver, it also records that the page depends on the node. */
export function nodeGetter(createNodeId: CreateNodeId, findNode: FindNode): ContentStore["get"] {
  return (type, key) => {
    const node = findNode(nodeId(createNodeId, type, key));
    return isStored(node, type) ? node : undefined;
  };
}

/** A node's ID is computed from its key, so that a page finds the node without a search, and is rebuilt only if that node changes. */
export function nodeId(createNodeId: CreateNodeId, type: keyof StoredTypes, key: string): string {
  return createNodeId(`docs-content ${type} ${key}`);
}

/** A node of such a type has the fields of the type, because only this plugin creates them. */
export function isStored<Type extends keyof StoredTypes>(
  node: Node | null | undefined,
  type: Type,
): node is StoredNode<Type> {
  return node?.internal.type === type;
}

/** Gatsby's helpers, and the parent of the new nodes. */
export interface ResolverSource {
  readonly args: Pick<CreateNodeArgs, "actions" | "createContentDigest" | "createNodeId">;
  readonly parent: Node;
}

/** Creates nodes below their parent, so that Gatsby removes them when its file changes or is deleted. */
export function addEntries({ args, parent }: ResolverSource, entries: readonly Entry[]): void {
  for (const { type, key, fields } of entries) {
    const internal = { type, contentDigest: args.createContentDigest(fields) };
    const id = nodeId(args.createNodeId, type, key);
    const node: NodeInput = { ...fields, id, parent: parent.id, children: [], internal };
    args.actions.createNode(node);
    args.actions.createParentChildLink({ parent, child: { ...node, id } as Node });
  }
}
