import type { Code, Nodes, Root, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { gfmFootnoteToMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemToMarkdown } from "mdast-util-gfm-task-list-item";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import { readAttributes } from "../compile/attributes";
import { createContext, placeOf } from "../compile/context";
import { readDirective } from "../compile/directives";
import type { JsxElement } from "../compile/hastTypes";
import { holdsOnlyBlocks, isJsx } from "../compile/place";
import { type PageContext, tagOf } from "../components/definition";
import { kindsWithResponse, type Sample } from "../samples/sample";
import { asBlocks } from "./asBlocks";
import { markNode } from "./marks";
import { absolute, withChildren } from "./mdast";

/** Syntax in a block beyond plain Markdown: components, variables, directives, routes of this site. */
const special = /[{<]|:::|\]\(\/|\]:\s*\//;

const options: Options = {
  bullet: "-",
  rule: "-",
  extensions: [
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmTaskListItemToMarkdown(),
  ],
};

/** Where the rewriting is: headings that components make continue the page's outline. */
interface Position {
  depth: number;
  /** Attributes were checked when the page was compiled: what is found here is reported there. */
  readonly context: PageContext;
  /** By position, as `line:column`. */
  readonly samples: ReadonlyMap<string, Sample>;
}

/**
 * A page's body as plain Markdown, for programs: components say in words what they show, tabs become headings.
 * Content from other files (partials, screenshots, the site's host) becomes a mark for bindMarkdown.
 *
 * Most blocks are Markdown already and are taken as written: writing a tree out again costs 4.5 ms a page, so only those
 * that hold something else are.
 *
 * @param root of the body, its expressions resolved.
 * @param compiled of the same body.
 */
export function markdownOf(root: Root, body: string, compiled: PageContext): string {
  const { file, lineOffset, components } = compiled;
  const samples = new Map(compiled.samples.map((sample) => [`${sample.line}:${sample.column}`, sample]));
  const position: Position = {
    depth: 1,
    context: { ...createContext(file, lineOffset), components },
    samples,
  };
  return root.children
    .map((node) => blockText(node, body, position))
    .filter((block) => block !== "")
    .join("\n\n");
}

function blockText(node: RootContent, body: string, position: Position): string {
  const written = body.slice(node.position?.start.offset, node.position?.end.offset);
  if (node.type === "heading") position.depth = node.depth;
  const isPlain = node.type === "code" ? !node.meta : !special.test(written) && !holdsSample(node, position);
  if (node.position && isPlain) return written;
  return toMarkdown({ type: "root", children: rewrite(node, position) }, options).trim();
}

function rewrite(node: RootContent, position: Position): RootContent[] {
  if (node.type === "heading") position.depth = node.depth;
  if (isJsx(node)) return rewriteComponent(node, position);
  if (node.type === "containerDirective") return rewriteDirective(node, position);
  if (node.type === "code") return [withoutOptions(node), ...responseTo(sampleAt(node, position), position)];
  if (node.type === "mdxjsEsm" || node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
    return [];
  if (node.type === "paragraph" && holdsOnlyBlocks(node, position.context.components))
    return inside(node, position);
  if (node.type === "link" || node.type === "definition") node = { ...node, url: absolute(node.url) };
  return "children" in node ? [withChildren(node, inside(node, position))] : [node];
}

function inside(node: Nodes, position: Position): RootContent[] {
  return "children" in node ? node.children.flatMap((child) => rewrite(child, position)) : [];
}

function rewriteComponent(node: JsxElement, position: Position): RootContent[] {
  const level = Math.min(position.depth + 1, 6);
  const definition = tagOf(position.context.components, node.name);
  const inner = definition?.hasHeading ? { ...position, depth: level } : position;
  const written = inside(node, inner);
  const children = definition?.isInline ? written : asBlocks(written);
  const sample = sampleAt(node, position);
  // Wrong props are reported where the page is compiled.
  const checked = definition?.props.safeParse(readAttributes(node, position.context));
  const made = checked?.success
    ? [
        ...(definition?.markdown?.({ props: checked.data, children, level, sample }) ?? children),
        ...responseTo(sample, position),
      ]
    : children;
  return node.type === "mdxJsxFlowElement" ? asBlocks(made) : made;
}

/** A code block inside of a list or quotation has a response, too. */
function holdsSample({ position: place }: RootContent, { context, samples }: Position): boolean {
  const first = (place?.start.line ?? 0) + context.lineOffset;
  const last = (place?.end.line ?? 0) + context.lineOffset;
  return [...samples.values()].some(({ check, line }) => check && line >= first && line <= last);
}

function sampleAt(node: RootContent, { context, samples }: Position): Sample | undefined {
  const { line, column } = placeOf(context, node);
  return samples.get(`${line}:${column}`);
}

/** The platform's response is in another file. */
function responseTo(sample: Sample | undefined, { context }: Position): RootContent[] {
  const { check, show = null } = sample ?? {};
  if (!check || !kindsWithResponse.includes(check.request.kind)) return [];
  return [markNode("recording", check.fingerprint, { page: context.file, show })];
}

/** A fence's options are about looks, but its title often says which file this is, and a diff is one in any language. */
function withoutOptions(node: Code): Code {
  const meta = node.meta ?? "";
  const title = /title="[^"]*"/.exec(meta)?.[0] ?? null;
  const isDiff = /(^|\s)diff(\s|$)/.test(meta.replace(/title="[^"]*"/, ""));
  return { ...node, lang: isDiff ? "diff" : (node.lang ?? null), meta: title };
}

function rewriteDirective(node: ContainerDirective, position: Position): RootContent[] {
  const directive = readDirective(node, position.context.components);
  if (!directive) return [];
  const { definition, props, content } = directive;
  return definition.markdown({ props, children: inside(content, position) });
}
