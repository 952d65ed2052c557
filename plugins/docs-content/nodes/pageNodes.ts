import type { BreakingChangeFields } from "../changes/changePage";
import type { SourcePage } from "../files/readPage";
import type { Sample } from "../samples/sample";
import type { DocFrontMatter } from "../schema/frontMatter";
import { addNode, type Maker } from "./createNodes";
import { nodeIds } from "./ids";
import type { SampleFields } from "./stored";

/** Makes the nodes of an .mdx file: its page, and apart from it its compiled body and its Markdown. */
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
  addNode(maker, "PageMarkdown", ids.markdown(source.path), {
    path: source.path,
    text: compiled.markdown,
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
      searchable: frontMatter.searchable ?? null,
      deprecated: frontMatter.deprecated ?? null,
      since: frontMatter.since ?? null,
      plan: frontMatter.plan ?? null,
      breakingChange: breakingChangeFields(frontMatter.breakingChange),
      reviewed: frontMatter.reviewed ?? null,
      noSamplesBecause: frontMatter.noSamplesBecause ?? null,
      tagNames: frontMatter.tags ?? [],
      keywords: frontMatter.keywords ?? [],
      snippetIds,
      headings: compiled.headings,
      samples: compiled.samples.map(sampleFields),
      excerpt: compiled.excerpt,
      wordCount: compiled.wordCount,
      codeLines: compiled.codeLines,
    });
  }
}

export function breakingChangeFields(
  change: DocFrontMatter["breakingChange"] | undefined,
): BreakingChangeFields | null {
  if (!change) return null;
  const { codemod, ...said } = change;
  return { ...said, codemods: codemod === "none" ? [] : codemod, sinceOrder: orderOf(said.since) };
}

/** What was sent stands in the recording: it would only make the store larger here. */
function sampleFields({ lang, title, line, check, unverifiedBecause }: Sample): SampleFields {
  return {
    kind: check?.request.kind ?? "code",
    lang,
    title,
    line,
    request: check?.label ?? null,
    fingerprint: check?.fingerprint ?? null,
    unverifiedBecause,
  };
}

/** 5.10.2 → 5010002: versions in the order of their numbers, up to 999 a part. */
export function orderOf(version: string): number {
  return version.split(".").reduce((sum, part) => sum * 1000 + (Number(part) || 0), 0);
}
