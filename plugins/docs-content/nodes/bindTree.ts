import type { ScreenshotText } from "../../../src/site/screenshot";
import type { ComponentNode, Tree, TreeNode, TreeProps } from "../../../src/site/tree";
import type { ChangePage } from "../changes/changePages";
import { changesTree } from "../changes/changesTable";
import { builderModel } from "../facts/builderModel";
import type { FactSheet } from "../facts/sheet";
import { tableTree } from "../facts/tableTree";
import { glossaryNode } from "../glossary/glossaryTree";
import type { Term, TermNote } from "../glossary/terms";
import type { FindRecording } from "../samples/findRecording";
import { boundSample } from "./bindSample";
import { codeIdMaker } from "./codeIds";

/** Finds what a compiled page leaves to other files; undefined where there is none (the check reports that). */
export interface Bindings {
  readonly snippet: (id: string) => Tree | undefined;
  readonly term: (name: string) => TermNote | undefined;
  /** The whole glossary, in any order. */
  readonly glossary: () => readonly Term[];
  readonly screenshot: (id: string) => ScreenshotText | undefined;
  readonly recording: FindRecording;
  readonly facts: (name: string) => FactSheet | undefined;
  /** The pages about breaking changes, in the order in which they are listed. */
  readonly changes: () => readonly ChangePage[];
}

/**
 * Puts a page together: partials in their places, definitions and alt texts into their components, and ids that are
 * unique on the page.
 */
export function bindTree(tree: Tree, bindings: Bindings): Tree {
  let tabsCount = 0;
  const codeIds = codeIdMaker();
  let samplesCount = 0;
  return bindAll(tree, []);

  function bindAll(nodes: Tree, included: readonly string[]): Tree {
    return mergeMarkup(nodes.flatMap((node) => bind(node, included)));
  }

  function bind(node: TreeNode, included: readonly string[]): Tree {
    codeIds.pass(node);
    if (typeof node === "string" || "html" in node) return [node];
    const given = "is" in node ? givenFor(node, included) : undefined;
    if (given) return given;
    const children = node.children && { children: bindAll(node.children, included) };
    if ("tag" in node) return [{ ...node, ...children }];
    return [{ ...node, ...children, ...boundProps(node.is, node.props) }];
  }

  /** What stands in the place of a component that is only a mark. */
  function givenFor({ is: name, props }: ComponentNode, included: readonly string[]): Tree | undefined {
    if (name === "Snippet") return inline(text(props, "id"), included);
    if (name === "FactTable") return tableTree(props, bindings.facts);
    if (name === "BreakingChangesTable") return [changesTree(bindings.changes())];
    if (name === "Glossary") return [glossaryNode(props, bindings.glossary())];
    return undefined;
  }

  function inline(id: string, included: readonly string[]): Tree {
    const snippet = included.includes(id) ? undefined : bindings.snippet(id);
    return snippet ? bindAll(snippet, [...included, id]) : [];
  }

  function boundProps(name: string, props: TreeProps = {}): { props?: TreeProps } {
    if (name === "Annotation")
      return { props: { ...props, definition: "", ...bindings.term(text(props, "term")) } };
    if (name === "Screenshot") return { props: { ...props, ...described(text(props, "id")) } };
    if (name === "CodeBlock" || name === "Playground")
      return { props: { ...answered(props), id: codeIds.next(text(props, "title")) } };
    if (name === "Tabs") return { props: { ...props, id: `tabs-${++tabsCount}` } };
    if (name === "Sample") return { props: { ...answered(props), id: `sample-${++samplesCount}` } };
    if (name === "QueryBuilder") return { props: { ...props, model: builderModel(bindings.facts) } };
    return {};
  }

  function answered(props: TreeProps): TreeProps {
    return "recording" in props ? boundSample(props, bindings.recording) : props;
  }

  function described(id: string): TreeProps {
    const { alt = "", hotspots = [] } = bindings.screenshot(id) ?? {};
    const numbers = hotspots.map((spot) => ({ ...spot }));
    return { alt, ...(numbers.length > 0 ? { hotspots: numbers } : {}) };
  }
}

/** Where a partial was put in, its first and last markup stand beside the page's: one piece is cheaper than two. */
function mergeMarkup(nodes: Tree): Tree {
  const merged: TreeNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (isMarkup(last) && isMarkup(node)) merged[merged.length - 1] = { html: `${last.html}\n${node.html}` };
    else merged.push(node);
  }
  return merged;
}

function isMarkup(node: TreeNode | undefined): node is { html: string } {
  return typeof node === "object" && "html" in node;
}

function text(props: TreeProps | undefined, name: string): string {
  const value = props?.[name];
  return typeof value === "string" ? value : "";
}
