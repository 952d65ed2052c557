import { resolve } from "node:path";
import type { Builder } from "./builder";

/** One page for each tag that a listed document carries: a tag no one uses would be an empty page. */
export async function createTagPages({ query, createPage }: Builder): Promise<void> {
  const { allTag, allDoc } = await query<Queries.TagPathsQuery>(tagPaths);
  const used = new Set(allDoc.distinct);
  for (const { id, name, path } of allTag.nodes) {
    if (used.has(name)) createPage({ path, component: resolve("src/templates/tag.tsx"), context: { id } });
  }
}

const tagPaths = /* GraphQL */ `
  query TagPaths {
    allTag {
      nodes {
        id
        name
        path
      }
    }
    allDoc(filter: { unlisted: { eq: false } }) {
      distinct(field: { tagNames: SELECT })
    }
  }
`;
