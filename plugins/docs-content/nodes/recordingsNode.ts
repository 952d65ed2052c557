import type { RecordingsFile } from "../files/readRecordings";
import { addNode, type Maker } from "./createNodes";
import { nodeIds } from "./ids";

/** Makes the node by which pages find what the platform answered: one a page, so that recording one page rebuilds one. */
export function createRecordingsNode(maker: Maker, recordings: RecordingsFile): void {
  const { file } = recordings;
  addNode(maker, "RecordingsFile", nodeIds(maker.args.createNodeId).recordings(file), { file, recordings });
}
