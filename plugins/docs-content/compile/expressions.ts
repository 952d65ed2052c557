import type { Nodes, Parents, Root, RootContent, Text } from "mdast";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import { contentVariables } from "../../../shared/platform";
import { didYouMean } from "../nearest";
import { type CompileContext, report } from "./context";
import { eachNode } from "./eachNode";
import type { MdastNodes } from "./hastTypes";

type ExpressionNode = MdxTextExpression | MdxFlowExpression;

/** `{platform.version}` becomes its value, `{/* a comment *\/}` nothing, and any other expression a problem. */
export function resolveExpressions(root: Root, context: CompileContext): void {
  const found: { node: ExpressionNode; parent: Parents }[] = [];
  eachNode(root, (node, parent) => {
    if (parent && (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression"))
      found.push({ node, parent });
  });
  for (const { node, parent } of found) {
    const value = textFor(node, context);
    const text: Text = { type: "text", value };
    const isFlow = node.type === "mdxFlowExpression";
    const replacement: RootContent[] =
      value === "" ? [] : [isFlow ? { type: "paragraph", children: [text] } : text];
    const children: Nodes[] = parent.children;
    children.splice(children.indexOf(node), 1, ...replacement);
  }
}

function textFor(node: ExpressionNode, context: CompileContext): string {
  const source = node.value.trim();
  if (isComment(node)) return "";
  if (Object.hasOwn(contentVariables, source)) return contentVariables[source] ?? "";
  const names = Object.keys(contentVariables);
  report(context, node, {
    rule: "code-in-content",
    message: `{${source}} is code. Content can't contain code.`,
    fix: `Write a literal brace as \\{, or use a variable: ${names.map((name) => `{${name}}`).join(", ")}.${didYouMean(source, names)}`,
  });
  return "";
}

/** `import` and `export` are rejected. */
export function refuseModule(
  node: Extract<MdastNodes, { type: "mdxjsEsm" }>,
  context: CompileContext,
): undefined {
  report(context, node, {
    rule: "code-in-content",
    message: `"${node.value.split("\n")[0]}" is code. Content can't contain code.`,
    fix: 'Remove it. Components need no import, and <Snippet id="…" /> includes a snippet.',
  });
}

function isComment(node: ExpressionNode): boolean {
  const program = node.data?.estree;
  return program !== null && program !== undefined && program.body.length === 0;
}
