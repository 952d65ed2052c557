import type { Code, Node, Nodes, Root } from "mdast";
import { readAttributes } from "../../plugins/docs-content/compile/attributes";
import { createContext, placeOf } from "../../plugins/docs-content/compile/context";
import { resolveExpressions } from "../../plugins/docs-content/compile/expressions";
import type { JsxElement } from "../../plugins/docs-content/compile/hastTypes";
import { parseMdx } from "../../plugins/docs-content/compile/parse";
import { textProp } from "../../plugins/docs-content/components/textProp";
import { splitFrontMatter } from "../../plugins/docs-content/files/frontMatter";
import type { Problem } from "../../plugins/docs-content/problems";
import {
  commandsOf,
  type Manager,
  packageManagerDefinition,
} from "../../src/components/PackageManager/PackageManager.definition";

export { readFenceMeta } from "../../plugins/docs-content/compile/codeFence";
export type { JsxElement } from "../../plugins/docs-content/compile/hastTypes";
export { isShell, printedLines } from "../../plugins/docs-content/compile/shell";

/** A page's syntax tree, and how to read what components in it mean. */
export interface PageSyntax {
  /** Undefined if the page can't be parsed. */
  readonly root: Root | undefined;
  /** Of the syntax, and of the components read so far. */
  readonly problems: readonly Problem[];
  /** Lines of front matter above the body. */
  readonly lineOffset: number;
  /** A node's line in the file. */
  lineOf(node: Node): number;
  /** The commands of a `<PackageManager>`. */
  commandsOf(element: JsxElement): Readonly<Record<Manager, string>>;
  /** The ID of a `<Snippet>`. */
  snippetOf(element: JsxElement): string;
}

/** All code blocks of a syntax tree, in order. */
export function codeIn(node: Nodes): Code[] {
  if (node.type === "code") return [node];
  return "children" in node ? node.children.flatMap(codeIn) : [];
}

/** @param file path from the content folder */
export function parsePage(file: string, text: string): PageSyntax {
  const { body, bodyLineOffset } = splitFrontMatter(text);
  const context = createContext(file, bodyLineOffset);
  const root = parseMdx(body, context);
  if (root) resolveExpressions(root, context);
  return {
    root,
    problems: context.problems,
    lineOffset: bodyLineOffset,
    lineOf: (node) => placeOf(context, node).line,
    commandsOf: (element) => {
      const props = packageManagerDefinition.props.parse(readAttributes(element, context));
      return commandsOf(props, element, context);
    },
    snippetOf: (element) => textProp(readAttributes(element, context), "id"),
  };
}
