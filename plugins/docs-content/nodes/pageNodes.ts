import type { SourcePage } from "../files/readPage";
import { addNode, type Maker } from "./createNodes";
import { nodeIds } from "./ids";

/** Makes the nodes of an .mdx file: its page, and its compiled body apart. */
export function createPageNodes(maker: Maker, page: SourcePage): void {
  const ids = nodeIds(maker.args.createNodeId);
  const { outline, frontMatter, compiled } = page;
  const { source, file } = outline;
  const common = {
    file,
    path: source.path,
    title: outline.title,
    description: frontMatter.description ?? "",
    outline,
  };
  const snippetIds = compiled.references.snippets.map((reference) => reference.target);
  const id = ids.page(source.path);
  addNode(maker, "CompiledBody", ids.body(source.path), {
    path: source.path,
    tree: JSON.stringify(compiled.tree),
  });
  if (source.kind === "snippet") {
    addNode(maker, "Snippet", id, { ...common, snippetId: source.id, snippetIds });
  } else if (source.kind === "release") {
    const { version } = source;
    addNode(maker, "Release", id, {
      ...common,
      version,
      date: frontMatter.date ?? "",
      order: orderOf(version),
    });
  } else {
    addNode(maker, "Doc", id, {
      ...common,
      area: source.area,
      sidebarLabel: frontMatter.sidebarLabel ?? null,
      unlisted: frontMatter.unlisted ?? false,
      deprecated: frontMatter.deprecated ?? null,
      since: frontMatter.since ?? null,
      plan: frontMatter.plan ?? null,
      reviewed: frontMatter.reviewed ?? null,
      noSamplesBecause: frontMatter.noSamplesBecause ?? null,
      tagNames: frontMatter.tags ?? [],
      snippetIds,
      headings: compiled.headings,
      samples: compiled.samples,
      excerpt: compiled.excerpt,
      wordCount: compiled.wordCount,
    });
  }
}

/** 5.10.2 → 5010002: versions in the order of their numbers, up to 999 a part. */
export function orderOf(version: string): number {
  return version.split(".").reduce((sum, part) => sum * 1000 + (Number(part) || 0), 0);
}
