import { type AnyNode, type Comment, parse } from "acorn";
import { walk } from "../../../shared/walk";
import { withoutTypes } from "../compile/javascript/withoutTypes";

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Code without its parts that do nothing: comments, types, text that isn't used, and constants that nothing reads. A value in one of
 * them could be any other, and the code would do the same.
 *
 * @param code of a claim's `run`, or of a file in TypeScript or JavaScript
 * @returns the code as it is if it can't be parsed: some claims are about files with mistakes.
 */
export function codeThatProves(code: string): string {
  const known = results.get(code);
  if (known !== undefined) return known;
  const script = withoutTypes(code) ?? code;
  const result = idleParts(script)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, script);
  results.set(code, result);
  return result;
}

/** Claims of one setup share its code, so a build would parse it hundreds of times. */
const results = new Map<string, string>();

function idleParts(script: string): Range[] {
  const comments: Comment[] = [];
  try {
    const program = parse(script, {
      ecmaVersion: "latest",
      sourceType: "module",
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
      onComment: comments,
    });
    const nodes = nodesOf(program);
    const names = nodes.flatMap((node) => (node.type === "Identifier" ? [node.name] : []));
    const exported = nodes.flatMap((node) =>
      node.type === "ExportNamedDeclaration" && node.declaration ? nodesOf(node.declaration) : [],
    );
    const idle = nodes.filter((node) => isIdle(node, names) && !exported.includes(node));
    return outermost([...comments, ...idle]);
  } catch {
    return [];
  }
}

/** A constant is idle if its name occurs only where it is declared and its value takes no work. */
function isIdle(node: AnyNode, names: readonly string[]): boolean {
  if (node.type === "ExpressionStatement") return node.expression.type === "Literal";
  if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier" || !node.init) return false;
  const { name } = node.id;
  return names.filter((other) => other === name).length === 1 && isPlain(node.init);
}

/** A function is plain because nothing calls it. */
function isPlain(node: AnyNode): boolean {
  if (/Function/.test(node.type)) return true;
  return nodesOf(node).every(
    ({ type }) => !/^(?:Call|New|Await|Assignment|Update|Import|TaggedTemplate)Expression$/.test(type),
  );
}

/** Ranges that lie in others would be removed twice. */
function outermost(ranges: readonly Range[]): Range[] {
  return ranges.filter(
    (inner) =>
      !ranges.some((outer) => outer !== inner && outer.start <= inner.start && inner.end <= outer.end),
  );
}

function nodesOf(node: AnyNode): AnyNode[] {
  const found: AnyNode[] = [];
  walk(node, (one) => found.push(one));
  return found;
}
