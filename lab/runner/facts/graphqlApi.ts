import ts from "typescript-api";
import { z } from "zod";
import { defineFact } from "./fact";
import { type PackageScript, scriptsOf, visitScript } from "./source/scripts";

/** The queries and mutations that the GraphQL plugin generates for a content type, and the arguments that they take. */
export const graphqlApi = defineFact({
  name: "graphql-api",
  title: "Generated GraphQL API",
  source: "@strapi/plugin-graphql and @strapi/i18n, the builders of queries and mutations",
  columns: [{ key: "name", label: "Name", kind: "code" }],
  row: z.strictObject({ id: z.string(), group: z.enum(["operation", "argument"]), name: z.string() }),
  extract: (platform) => {
    const own = scriptsOf(
      platform,
      "@strapi/plugin-graphql",
      /Type(Queries|Mutations)Builder|getContentTypeArgs/,
    );
    const locale = scriptsOf(platform, "@strapi/i18n", "args.locale = ").length > 0 ? ["locale"] : [];
    const named = new Set([...own.flatMap(argumentsIn), ...locale]);
    return [
      ...[...new Set(own.flatMap(operationsIn))].sort().map((name) => ({
        id: name,
        group: "operation" as const,
        name,
      })),
      ...[...named].sort().map((name) => ({ id: `argument.${name}`, group: "argument" as const, name })),
    ];
  },
});

/** `collectionType.findOne` of `addFindOneQuery` in `createCollectionTypeQueriesBuilder`. */
function operationsIn(script: PackageScript): string[] {
  const found: string[] = [];
  visitScript(script, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
    const [, action] = /^add([A-Z]\w+?)(?:Query|Mutation)\d*$/.exec(node.name.text) ?? [];
    const kind = action && kindAround(node);
    if (kind) found.push(`${kind}.${action.charAt(0).toLowerCase()}${action.slice(1)}`);
  });
  return found;
}

function kindAround(node: ts.Node): string | undefined {
  for (let above = node.parent; above; above = above.parent) {
    const name = ts.isVariableDeclaration(above) ? above.name.getText() : "";
    const [, kind] = /^create(Collection|Single)Type(?:Queries|Mutations)Builder/.exec(name) ?? [];
    if (kind) return `${kind.toLowerCase()}Type`;
  }
  return undefined;
}

/** The keys of a field's `args`, including those from `getContentTypeArgs`. */
function argumentsIn(script: PackageScript): string[] {
  const found: string[] = [];
  visitScript(script, (node) => {
    const isShared = ts.isMethodDeclaration(node) && node.name.getText() === "getContentTypeArgs";
    const isOwn =
      ts.isPropertyAssignment(node) &&
      node.name.getText() === "args" &&
      ts.isObjectLiteralExpression(node.initializer) &&
      kindAround(node) !== undefined;
    if (isShared && node.body) found.push(...keysIn(node.body));
    else if (isOwn) found.push(...keysIn(node.initializer));
  });
  return found;
}

function keysIn(node: ts.Node): string[] {
  const keys: string[] = [];
  const walk = (inner: ts.Node): void => {
    if (ts.isPropertyAssignment(inner)) keys.push(inner.name.getText());
    ts.forEachChild(inner, walk);
  };
  walk(node);
  return keys;
}
