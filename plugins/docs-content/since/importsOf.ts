import type { AnyNode, Pattern, Program } from "acorn";
import { nameOf } from "../../../shared/upgrade/nodes";
import { walk } from "../../../shared/walk";

/** A name that comes from one of the platform's packages. */
export interface ImportedName {
  readonly local: string;
  readonly module: string;
  /** As the package exports it; empty for all of it. */
  readonly name: string;
  readonly isAll: boolean;
}

/** Names that are imported or required from the platform's packages. */
export function importsOf(program: Program): ImportedName[] {
  const found: ImportedName[] = [];
  walk(program, (node) => {
    if (node.type === "ImportDeclaration") found.push(...imported(node));
    if (node.type === "VariableDeclarator" && node.init) found.push(...required(node.id, node.init));
  });
  return found.filter(({ module }) => module.startsWith("@strapi/"));
}

function imported({ source, specifiers }: Extract<AnyNode, { type: "ImportDeclaration" }>): ImportedName[] {
  const module = String(source.value);
  return specifiers.flatMap((one): ImportedName[] => {
    const local = one.local.name;
    if (one.type === "ImportDefaultSpecifier") return [];
    if (one.type === "ImportNamespaceSpecifier") return [{ local, module, name: "", isAll: true }];
    const name = nameOf(one.imported, false);
    return name === undefined ? [] : [{ local, module, name, isAll: false }];
  });
}

function required(pattern: Pattern, value: AnyNode): ImportedName[] {
  if (
    value.type !== "CallExpression" ||
    value.callee.type !== "Identifier" ||
    value.callee.name !== "require"
  )
    return [];
  const [source] = value.arguments;
  if (source?.type !== "Literal") return [];
  const module = String(source.value);
  if (pattern.type === "Identifier") return [{ local: pattern.name, module, name: "", isAll: true }];
  if (pattern.type !== "ObjectPattern") return [];
  return pattern.properties.flatMap((one) => {
    if (one.type !== "Property" || one.value.type !== "Identifier") return [];
    const name = nameOf(one.key, one.computed);
    return name === undefined ? [] : [{ local: one.value.name, module, name, isAll: false }];
  });
}
