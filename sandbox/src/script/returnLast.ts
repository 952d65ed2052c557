import type { Node, Pattern, Program, Statement } from "acorn";

/** Makes the function of a program, `exports.run = async () => { … }`, return the value of its last statement. */
export function returnLast(program: Node): void {
  const body = bodyOf(program as Program);
  const last = body.at(-1);
  // Where only types were, the compiler's "use strict" is the last one.
  if (last?.type === "ExpressionStatement" && !("directive" in last))
    body.push(returning(last.expression, body.pop()));
  const declared = last?.type === "VariableDeclaration" ? last.declarations.at(-1)?.id : undefined;
  if (declared) body.push(returning(readingOf(declared), declared));
}

function bodyOf({ body: [statement] }: Program): Statement[] {
  const assignment = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
  const run = assignment?.type === "AssignmentExpression" ? assignment.right : undefined;
  if (run?.type !== "ArrowFunctionExpression" || run.body.type !== "BlockStatement")
    throw new Error("This is no function.");
  return run.body.body;
}

const placeOf = (node: Node | undefined) => ({ start: node?.start ?? 0, end: node?.end ?? 0 });

function returning(argument: object, place: Node | undefined): Statement {
  return { type: "ReturnStatement", argument, ...placeOf(place) } as Statement;
}

/** `{ a, b }` for an object pattern; an array is returned as a whole. */
function readingOf(pattern: Pattern): object {
  if (pattern.type === "ArrayPattern")
    return {
      ...pattern,
      type: "ArrayExpression",
      elements: pattern.elements.map((one) => one && readingOf(one)),
    };
  if (pattern.type !== "ObjectPattern") return pattern;
  const properties = pattern.properties.flatMap((property) =>
    property.type === "Property"
      ? [{ ...property, key: property.value, value: property.value, shorthand: true }]
      : [],
  );
  return { ...pattern, type: "ObjectExpression", properties };
}
