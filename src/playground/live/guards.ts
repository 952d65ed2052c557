import type { AnyNode, Node, Program } from "acorn";
import { walk } from "../../../shared/walk";

/** The function that guarded code calls; a name that no one writes by chance. */
export const guardName = "__guard";

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Lets code be interrupted: every loop's body and every function begins with a call that throws once the code has run
 * too long without a pause. Browsers without a process for each frame have no other way to stop it.
 *
 * @param program the code's syntax tree, with locations. Nothing is inserted that would move a line.
 */
export function withGuards(code: string, program: Program): string {
  const insertions: Insertion[] = [];
  walk(program, (node) => insertions.push(...guardsOf(node)));
  // From the end, so that insertions don't move other positions. If two bodies end at the same place, the inner one's bracket
  // must come first: the walk visits it later, and of two insertions at the same place, the later one comes first.
  return insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .sort((a, b) => b.at - a.at || a.order - b.order)
    .reduce((text, { at, text: part }) => text.slice(0, at) + part + text.slice(at), code);
}

function guardsOf(node: AnyNode): Insertion[] {
  const call = `${guardName}(${node.loc?.start.line ?? 0})`;
  switch (node.type) {
    case "FunctionDeclaration":
    case "FunctionExpression":
      return atStartOf(node.body, call);
    case "ArrowFunctionExpression":
      return node.expression ? around(node.body, `(${call},`, ")") : atStartOf(node.body, call);
    case "WhileStatement":
    case "DoWhileStatement":
    case "ForStatement":
    case "ForInStatement":
    case "ForOfStatement": {
      const isBlock = node.body.type === "BlockStatement";
      return isBlock ? atStartOf(node.body, call) : around(node.body, `{${call};`, "}");
    }
    default:
      return [];
  }
}

function atStartOf(block: Node, call: string): Insertion[] {
  return [{ at: block.start + 1, text: `${call};` }];
}

function around(body: Node, before: string, after: string): Insertion[] {
  return [
    { at: body.start, text: before },
    { at: body.end, text: after },
  ];
}
