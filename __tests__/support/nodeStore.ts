import type { CreateResolversArgs, Node } from "gatsby";
import type { NodeModel } from "../../plugins/docs-content/nodes/field";
import { createDataResolvers } from "../../plugins/docs-content/nodes/resolvers";
import type { DataLayerOptions } from "../../plugins/docs-content/options";
import { entriesOf } from "../../plugins/docs-content/store/entries";
import {
  addEntries,
  isStored,
  type ResolverSource,
  type StoredNode,
  storeOfNodes,
} from "../../plugins/docs-content/store/nodes";
import type { StoredTypes } from "../../plugins/docs-content/store/stored";
import { readAskConfig } from "../../shared/config/askConfig";
import { readSearchConfig } from "../../shared/config/searchConfig";

/** What a test looks at as if it had come from GraphQL. */
type Resolver = (source: object, args: object, context: { nodeModel: NodeModel }) => unknown;

/** Stands in for Gatsby's store of nodes, holding what the data layer makes of these files. */
export function nodeStore(files: Readonly<Record<string, string>> = {}) {
  const nodes = new Map<string, Node>();
  const createNodeId = (key: string) => key;
  const actions = {
    createNode: (node: Node) => nodes.set(node.id, node),
    createParentChildLink: ({ parent, child }: { parent: Node; child: Node }) => {
      if (!parent.children.includes(child.id)) parent.children.push(child.id);
    },
  };
  // Of Gatsby's many helpers the data layer uses three.
  const args = {
    actions,
    createNodeId,
    createContentDigest: JSON.stringify,
  } as unknown as ResolverSource["args"];

  for (const [file, text] of Object.entries(files)) {
    const parent = { id: `file ${file}`, parent: null, children: [], internal: { type: "File" } };
    const maker = { args, parent: parent as unknown as Node };
    addEntries(maker, entriesOf(file, text, `file ${file}`));
  }

  const all = <Type extends keyof StoredTypes>(type: Type): StoredNode<Type>[] =>
    [...nodes.values()].filter((node): node is StoredNode<Type> => isStored(node, type));

  const one = <Type extends keyof StoredTypes>(type: Type, fields: Partial<StoredTypes[Type]>) => {
    const wanted = Object.entries(fields);
    const found = all(type).find((node) =>
      wanted.every(([key, value]) =>
        Object.entries(node).some((entry) => entry[0] === key && entry[1] === value),
      ),
    );
    if (!found) throw new Error(`No ${type} with ${JSON.stringify(fields)}`);
    return found;
  };

  const store = storeOfNodes({
    createNodeId,
    getNode: (id) => nodes.get(id),
    getNodesByType: (type) => [...nodes.values()].filter((node) => node.internal.type === type),
  });
  return { args, nodes, all, one, store, nodeModel: modelOf(nodes) };
}

type Store = ReturnType<typeof nodeStore>;

const options: DataLayerOptions = {
  contentDir: "/content",
  contentPath: "content",
  staticDir: "/static",
  siteUrl: "https://docs.example",
  search: readSearchConfig({}, undefined),
  ask: readAskConfig({}),
};
const repository = { url: "https://host.example/a/b", name: "a/b", host: "Host" };

/** Resolves a field as GraphQL does. */
export function resolverOf({ args, nodeModel }: Store, hasRepository = true, pathPrefix = "") {
  let types: Record<string, Record<string, { resolve: Resolver }>> = {};
  const createResolvers = (given: typeof types) => {
    types = given;
  };
  const resolverArgs = { ...args, pathPrefix, createResolvers } as unknown as CreateResolversArgs;
  createDataResolvers(resolverArgs, hasRepository ? { ...options, repository } : options);
  return async (type: string, field: string, source: object): Promise<unknown> => {
    const found = types[type]?.[field];
    if (!found) throw new Error(`${type}.${field} has no resolver`);
    return found.resolve(source, {}, { nodeModel });
  };
}

interface Query {
  filter?: Record<string, { eq: unknown }>;
  sort?: { fields: string[] };
}

function modelOf(nodes: ReadonlyMap<string, Node>): NodeModel {
  return {
    getNodeById: ({ id }) => nodes.get(id) ?? null,
    findAll: async ({ type, query = {} }) => {
      const { filter = {}, sort }: Query = query;
      const entries = [...nodes.values()]
        .filter((node) => node.internal.type === type)
        .filter((node) => Object.entries(filter).every(([key, { eq }]) => holds(fieldOf(node, key), eq)));
      const [field] = sort?.fields ?? [];
      if (field) entries.sort((a, b) => (String(fieldOf(a, field)) < String(fieldOf(b, field)) ? -1 : 1));
      return { entries };
    },
  };
}

function fieldOf(node: Node, key: string): unknown {
  return Object.entries(node).find(([name]) => name === key)?.[1];
}

/** As Gatsby has it: a list equals a value that it holds. */
function holds(field: unknown, value: unknown): boolean {
  return Array.isArray(field) ? field.includes(value) : field === value;
}
