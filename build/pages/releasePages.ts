import { resolve } from "node:path";
import type { Builder } from "./builder";

/** One page for each release of this site. */
export async function createReleasePages({ query, createPage }: Builder): Promise<void> {
  const { allRelease } = await query<Queries.ReleasePathsQuery>(releasePaths);
  for (const { id, path } of allRelease.nodes) {
    createPage({ path, component: resolve("src/templates/release.tsx"), context: { id } });
  }
}

const releasePaths = /* GraphQL */ `
  query ReleasePaths {
    allRelease {
      nodes {
        id
        path
      }
    }
  }
`;
