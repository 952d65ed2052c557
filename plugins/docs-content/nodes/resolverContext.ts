import type { Node } from "gatsby";

/** The part of Gatsby's resolver context that is used; each look-up is remembered as a dependency of the page. */
export interface ResolverContext {
  readonly nodeModel: NodeModel;
}

export interface NodeModel {
  getNodeById(args: { id: string }): Node | null;
  findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>;
}
