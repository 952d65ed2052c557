import type { CreatePagesArgs } from "gatsby";

/** What a page builder gets: queries that can't fail unnoticed, and a way to make pages. */
export interface Builder {
  /** @throws with GraphQL's own messages when the query has errors or brings nothing. */
  readonly query: <Data>(source: string) => Promise<Data>;
  readonly createPage: CreatePagesArgs["actions"]["createPage"];
}

export function builderFor({ graphql, actions }: CreatePagesArgs): Builder {
  return {
    createPage: actions.createPage,
    query: async <Data>(source: string) => {
      const { data, errors } = await graphql<Data>(source);
      if (errors || !data)
        throw new Error(`A query of the page builders failed:\n${String(errors ?? "no data")}`);
      return data;
    },
  };
}
