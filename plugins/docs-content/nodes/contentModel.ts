import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Node } from "gatsby";
import type { ContentModel } from "../check/model";
import { listFiles, listStaticRoutes, listStrangers } from "../files/readContent";
import { type PageOutline, readPage } from "../files/readPage";
import type { DataLayerOptions } from "../options";
import { isStored } from "./stored";

const pageTypes = ["Doc", "Snippet", "Release"] as const;

/** The content as Gatsby holds it, and the pages that it should hold and doesn't. */
export interface StoredContent {
  readonly model: ContentModel;
  /** Files whose pages have no node: another file with the same address has overwritten it. */
  readonly missing: readonly string[];
}

/** Missing pages are read from disk for the model: nothing is left out silently. */
export async function modelFromNodes(
  getNodesByType: (type: string) => Node[],
  { contentDir, staticDir }: Pick<DataLayerOptions, "contentDir" | "staticDir">,
): Promise<StoredContent> {
  const files = await listFiles(contentDir);
  const outlines = new Map<string, PageOutline>();
  for (const type of pageTypes) {
    for (const node of getNodesByType(type)) if (isStored(node, type)) outlines.set(node.file, node.outline);
  }
  const missing = files.filter((file) => file.endsWith(".mdx") && !outlines.has(file));
  for (const file of missing) {
    outlines.set(file, readPage(file, await readFile(join(contentDir, file), "utf8")).outline);
  }
  const registers = getNodesByType("ContentRegister").flatMap((node) =>
    isStored(node, "ContentRegister") ? [node.register] : [],
  );
  const recordings = getNodesByType("RecordingsFile")
    .flatMap((node) => (isStored(node, "RecordingsFile") ? [node.recordings] : []))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const facts = getNodesByType("FactSheet")
    .flatMap((node) => (isStored(node, "FactSheet") ? [node.sheet] : []))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const drawings = getNodesByType("Picture").flatMap((node) =>
    isStored(node, "Picture") && node.drawing ? [node.drawing] : [],
  );
  const staticRoutes = await listStaticRoutes(staticDir);
  // In the order of the files, as when they are read from disk: of two pages that clash, always the same one is told.
  const pages = files.flatMap((file) => outlines.get(file) ?? []);
  registers.sort((a, b) => (a.file < b.file ? -1 : 1));
  const strangers = await listStrangers(contentDir);
  const ofFiles = { pages, registers, recordings, facts, drawings };
  const model = { ...ofFiles, files: new Set(files), strangers, staticRoutes };
  return { model, missing };
}
