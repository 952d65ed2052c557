import type { Node } from "gatsby";
import type { Tree } from "../../../src/site/tree";
import { bindTree } from "./bindTree";
import type { NodeIds } from "./ids";
import { isStored, type StoredNode, type StoredTypes, treeOf } from "./stored";

/** The part of Gatsby's resolver context that is used; each look-up is remembered as a dependency of the page. */
export interface NodeModel {
  getNodeById(args: { id: string }): Node | null;
  findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>;
}

export interface ResolverContext {
  readonly nodeModel: NodeModel;
}

/** Finds stored nodes by their keys. */
export function lookup(nodeModel: NodeModel, ids: NodeIds) {
  const get = <Type extends keyof StoredTypes>(type: Type, id: string): StoredNode<Type> | undefined => {
    const node = nodeModel.getNodeById({ id });
    return isStored(node, type) ? node : undefined;
  };
  const compiledTree = (path: string): Tree | undefined => {
    const body = get("CompiledBody", ids.body(path));
    return body && treeOf(body);
  };
  return {
    get,
    area: (id: string) => get("SiteSettings", ids.settings())?.areas.find((area) => area.id === id),
    doc: (path: string) => get("Doc", ids.page(path)),
    place: (path: string) => get("SidebarPlace", ids.place(path)),
    picture: (src: string) => get("Picture", ids.picture(src)),
    shot: (id: string) => get("ScreenshotInfo", ids.shot(id)),
    snippet: (path: string) => get("Snippet", ids.page(path)),
    /** A page's tree with everything that other files give to it. */
    boundTree: (path: string, snippetPath: (id: string) => string): Tree =>
      bindTree(compiledTree(path) ?? [], {
        snippet: (id) => compiledTree(snippetPath(id)),
        definition: (term) => get("GlossaryTerm", ids.term(term))?.definition,
        screenshotAlt: (id) => get("ScreenshotInfo", ids.shot(id))?.alt,
      }),
  };
}

export type Lookup = ReturnType<typeof lookup>;
