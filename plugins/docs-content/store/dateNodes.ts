import type { SourceNodesArgs } from "gatsby";
import { lastUpdatedByGit } from "../git/lastUpdated";
import { nodeId } from "./nodes";

/** One small node a file: a commit then rebuilds the pages it touched, although their text is the same. */
export async function createDateNodes(args: SourceNodesArgs, contentDir: string): Promise<void> {
  for (const [file, date] of await lastUpdatedByGit(contentDir)) {
    if (!/\.(mdx|samples\.json|claims\.yaml)$/.test(file)) continue;
    args.actions.createNode({
      id: nodeId(args.createNodeId, "ContentDate", file),
      parent: null,
      children: [],
      file,
      date,
      internal: { type: "ContentDate", contentDigest: args.createContentDigest(date) },
    });
  }
}
