import type { Root, RootContent, Text } from "mdast";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import { SKIP, visit } from "unist-util-visit";
import { contentVariables } from "../../../src/site/platform";
import { didYouMean } from "../nearest";
import { type CompileContext, report } from "./context";
import type { MdastNodes } from "./hastTypes";

type ExpressionNode = MdxTextExpression | MdxFlowExpression;

/** `{platform.version}` becomes its value, `{/* a comment *\/}` nothing, and any other expression a problem. */
export function resolveExpressions(root: Root, context: CompileContext): void {
  visit(root, (node, index, parent) => {
    if (node.type !== "mdxTextExpression" && node.type !== "mdxFlowExpression") return undefined;
    if (!parent || index === undefined) return undefined;
    const value = textFor(node, context);
    const text: Text = { type: "text", value };
    const isFlow = node.type === "mdxFlowExpression";
    const replacement: RootContent[] =
      value === "" ? [] : [isFlow ? { type: "paragraph", children: [text] } : text];
    parent.children.splice(index, 1, ...replacement);
    return [SKIP, index + replacement.length];
  });
}

function textFor(node: ExpressionNode, context: CompileContext): string {
  const source = node.value.trim();
  if (isComment(node)) return "";
  if (Object.hasOwn(contentVariables, source)) return contentVariables[source] ?? "";
  const names = Object.keys(contentVariables);
  report(context, node, {
    rule: "code-in-content",
    message: `{${source}} is code, and content holds none.`,
    mend: `Write a literal brace as \\{, or use a variable: ${names.map((name) => `{${name}}`).join(", ")}.${didYouMean(source, names)}`,
  });
  return "";
}

/** `import` and `export` are refused. */
export function refuseModule(
  node: Extract<MdastNodes, { type: "mdxjsEsm" }>,
  context: CompileContext,
): undefined {
  report(context, node, {
    rule: "code-in-content",
    message: `"${node.value.split("\n")[0]}" is code, and content holds none.`,
    mend: 'Remove it: components are there by name, partials are included with <Snippet id="…" />.',
  });
}

function isComment(node: ExpressionNode): boolean {
  const program = node.data?.estree;
  return program !== null && program !== undefined && program.body.length === 0;
}
