import type { SourceNodesArgs } from "gatsby";
import { lastUpdatedByGit } from "../git/lastUpdated";
import { nodeIds } from "./ids";

/** One small node a file: a commit then rebuilds the pages it touched, although their text is the same. */
export async function createDateNodes(args: SourceNodesArgs, contentDir: string): Promise<void> {
  const ids = nodeIds(args.createNodeId);
  for (const [file, date] of await lastUpdatedByGit(contentDir)) {
    if (!file.endsWith(".mdx")) continue;
    args.actions.createNode({
      id: ids.date(file),
      parent: null,
      children: [],
      file,
      date,
      internal: { type: "ContentDate", contentDigest: args.createContentDigest(date) },
    });
  }
}
