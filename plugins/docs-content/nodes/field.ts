import type { Node } from "gatsby";
import type { Lookup } from "../store/lookup";

/** The part of Gatsby's resolver context that is used; each look-up is remembered as a dependency of the page. */
export interface ResolverContext {
  readonly nodeModel: NodeModel;
}

export interface NodeModel {
  getNodeById(args: { id: string }): Node | null;
  findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>;
}

/** Creates a field whose value is computed from its source and the content store. */
export function fieldMaker(finder: (context: ResolverContext) => Lookup) {
  return <Source, Result>(resolve: (source: Source, find: Lookup, context: ResolverContext) => Result) => ({
    resolve: (source: Source, _args: unknown, context: ResolverContext): Result =>
      resolve(source, finder(context), context),
  });
}

export type FieldMaker = ReturnType<typeof fieldMaker>;
