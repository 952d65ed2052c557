import { resolve } from "node:path";
import type { Builder } from "./builder";

/** One page for each partial, so that it can be read, linked and reviewed by itself. */
export async function createSnippetPages({ query, createPage }: Builder): Promise<void> {
  const { allSnippet } = await query<Queries.SnippetPathsQuery>(snippetPaths);
  for (const { id, path } of allSnippet.nodes) {
    createPage({ path, component: resolve("src/templates/snippet.tsx"), context: { id } });
  }
}

const snippetPaths = /* GraphQL */ `
  query SnippetPaths {
    allSnippet {
      nodes {
        id
        path
      }
    }
  }
`;
