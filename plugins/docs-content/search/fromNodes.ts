import type { Node, NodePluginArgs } from "gatsby";
import { snippetPath } from "../../../shared/paths";
import type { SearchRecord } from "../../../shared/searchRecord";
import { changePages } from "../changes/changePages";
import { nodeIds } from "../nodes/ids";
import { type Lookup, lookup, type NodeModel } from "../nodes/lookup";
import { type DocFields, isStored } from "../nodes/stored";
import { isSearched } from "./isSearched";
import { recordsOf } from "./records";
import { searchPageOf } from "./searchPage";

/** What a search finds of a page. */
export function recordsOfDoc(doc: DocFields, find: Lookup): SearchRecord[] {
  const place = find.place(doc.path);
  const page = searchPageOf({
    doc,
    place,
    sidebar: place && find.sidebar(place.sidebar),
    settings: find.settings(),
    titleOf: (path) => find.doc(path)?.title,
    tree: find.boundTree(doc.path, snippetPath),
  });
  return recordsOf(page);
}

export type NodeSource = Pick<NodePluginArgs, "createNodeId" | "getNode" | "getNodesByType">;

/** The records of all pages that search finds, one page after the other and always in the same order. */
export function* recordsFromNodes({ createNodeId, getNode, getNodesByType }: NodeSource) {
  const nodeModel: Pick<NodeModel, "getNodeById"> = { getNodeById: ({ id }) => getNode(id) ?? null };
  const docs = getNodesByType("Doc");
  const changes = changePages(docs.filter((node) => isStored(node, "Doc")));
  const find = lookup(nodeModel, nodeIds(createNodeId), () => changes);
  for (const doc of searchedDocs(docs)) yield recordsOfDoc(doc, find);
}

/** Neighbours by address stand together: who finds one often finds the others. */
function searchedDocs(nodes: readonly Node[]): DocFields[] {
  return nodes
    .flatMap((node) => (isStored(node, "Doc") && isSearched(node) ? [node] : []))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The groups of synonyms.yaml. */
export function synonymsFromNodes({ getNodesByType }: NodeSource): readonly (readonly string[])[] {
  return getNodesByType("ContentRegister").flatMap((node) => {
    const register = isStored(node, "ContentRegister") ? node.register : undefined;
    return register?.kind === "synonyms" ? (register.value ?? []) : [];
  });
}
