import { resolve } from "node:path";
import type { Builder } from "./builder";

/** One page for each document, at its own path. */
export async function createDocPages({ query, createPage }: Builder): Promise<void> {
  const { allDoc } = await query<Queries.DocPathsQuery>(docPaths);
  for (const { id, path } of allDoc.nodes) {
    createPage({ path, component: resolve("src/templates/doc.tsx"), context: { id } });
  }
}

const docPaths = /* GraphQL */ `
  query DocPaths {
    allDoc {
      nodes {
        id
        path
      }
    }
  }
`;
