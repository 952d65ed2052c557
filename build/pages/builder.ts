import type { CreatePagesArgs } from "gatsby";

/**
 * Queries the data layer.
 *
 * @throws with GraphQL's own messages if the query has errors or returns no data, so page builders don't have to check.
 */
export type Ask = <Data>(source: string, variables?: Readonly<Record<string, unknown>>) => Promise<Data>;

/** What a page builder gets: queries that can't fail unnoticed, and a way to make pages. */
export interface Builder {
  readonly query: Ask;
  readonly createPage: CreatePagesArgs["actions"]["createPage"];
}

export function builderFor({ graphql, actions }: CreatePagesArgs): Builder {
  return { createPage: actions.createPage, query: askWith(graphql) };
}

export function askWith(graphql: CreatePagesArgs["graphql"]): Ask {
  return async <Data>(source: string, variables?: Readonly<Record<string, unknown>>) => {
    const { data, errors } = await graphql<Data>(source, variables);
    if (errors || !data)
      throw new Error(`A query of the page builders failed:\n${String(errors ?? "no data")}`);
    return data;
  };
}
