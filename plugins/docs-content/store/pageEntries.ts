import type { BreakingChangeFields } from "../changes/changePage";
import type { SourcePage } from "../files/readPage";
import type { Sample } from "../samples/sample";
import type { DocFrontMatter } from "../schema/frontMatter";
import { type Entry, entry } from "./store";
import type { SampleFields } from "./stored";

/** What an .mdx file holds: its page, and apart from it its compiled body and its Markdown. */
export function pageEntries(page: SourcePage): Entry[] {
  const { outline, compiled, text, lineOffset } = page;
  const { file } = outline;
  const { path } = outline.source;
  return [
    entry("CompiledBody", path, { path, tree: JSON.stringify(compiled.tree) }),
    entry("PageMarkdown", path, { path, text: compiled.markdown }),
    entry("PageText", file, { file, text, lineOffset, statements: compiled.statements }),
    pageEntry(page),
  ];
}

function pageEntry({ outline, frontMatter, compiled }: SourcePage): Entry {
  const { source, file, title } = outline;
  const { path } = source;
  const common = { file, path, title, description: frontMatter.description ?? "", outline };
  const snippetIds = compiled.references.snippets.map((reference) => reference.target);
  if (source.kind === "snippet")
    return entry("Snippet", path, { ...common, snippetId: source.id, snippetIds });
  if (source.kind === "release") {
    const { version } = source;
    const date = frontMatter.date ?? "";
    return entry("Release", path, { ...common, version, date, order: orderOf(version) });
  }
  return entry("Doc", path, {
    ...common,
    area: source.area,
    sidebarLabel: frontMatter.sidebarLabel ?? null,
    unlisted: frontMatter.unlisted ?? false,
    searchable: frontMatter.searchable ?? null,
    deprecated: frontMatter.deprecated ?? null,
    since: frontMatter.since ?? null,
    plan: frontMatter.plan ?? null,
    breakingChange: breakingChangeFields(frontMatter.breakingChange),
    recipe: frontMatter.recipe ?? null,
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

function breakingChangeFields(
  change: DocFrontMatter["breakingChange"] | undefined,
): BreakingChangeFields | null {
  if (!change) return null;
  const { codemod, signs = [], ...said } = change;
  const codemods = codemod === "none" ? [] : codemod;
  return { ...said, signs, codemods, sinceOrder: orderOf(said.since), versions: versionsOf(said) };
}

function versionsOf({
  since,
  earlier: [first] = [],
}: {
  since: string;
  earlier?: string[] | undefined;
}): string {
  return first ? `${first} to ${since}` : since;
}

/** The request is in the recording: here, it would only make the store larger. */
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
