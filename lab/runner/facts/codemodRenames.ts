import ts from "typescript-api";
import { z } from "zod";
import { defineFact } from "./fact";
import { constantIn, evaluate, parseFile } from "./source/evaluate";

const replacement = z.object({
  oldName: z.string(),
  oldDependency: z.string(),
  newName: z.string().optional(),
  newDependency: z.string().optional(),
  toReplace: z.boolean().optional(),
  toChangeImportSpecifier: z.boolean().optional(),
});

/** What the codemods rename: functions of @strapi/utils, components of @strapi/helper-plugin. */
export const codemodRenames = defineFact({
  name: "codemod-renames",
  title: "Names that codemods replace",
  source: "the lists inside of codemods of @strapi/upgrade",
  columns: [
    { key: "before", label: "Version 4", kind: "code" },
    { key: "after", label: "Version 5", kind: "code" },
    { key: "package", label: "Imported from", kind: "code" },
    { key: "automatic", label: "By the codemod", kind: "yesNo" },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string().describe("The codemod."),
    before: z.string(),
    after: z.string().nullable().describe("None where the name is gone."),
    package: z.string().nullable(),
    automatic: z.boolean(),
  }),
  extract: (platform) => [
    ...helperPlugin(platform.file(`${folder}/deprecate-helper-plugin.code.ts`)),
    ...utilities(platform.file(`${folder}/utils-public-interface.code.ts`)),
  ],
});

const folder = "@strapi/upgrade/resources/codemods/5.0.0";

function helperPlugin(path: string) {
  const group = "deprecate-helper-plugin";
  return objectsIn(path, "oldName").map((value) => {
    const { oldName, newName, newDependency, toReplace, toChangeImportSpecifier } = replacement.parse(value);
    const isReplaced = toReplace === true || toChangeImportSpecifier === true;
    const after = isReplaced ? (newName ?? oldName) : null;
    return {
      id: `${group} ${oldName}`,
      group,
      before: oldName,
      after,
      package: newDependency ?? null,
      automatic: isReplaced,
    };
  });
}

/** All objects of a script that have a key and spell all of their values, each once. */
function objectsIn(path: string, key: string): unknown[] {
  const found = new Map<string, unknown>();
  const walk = (node: ts.Node): void => {
    const value = ts.isObjectLiteralExpression(node) ? evaluate(node)?.value : undefined;
    const name: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
    if (typeof name === "string" && !found.has(name)) found.set(name, value);
    ts.forEachChild(node, walk);
  };
  walk(parseFile(path));
  return [...found.values()];
}

const moves = z.record(z.string(), z.record(z.string(), z.string()));

/** Functions that are now members of an object, such as `strings.nameToSlug`, and removed functions. */
function utilities(path: string) {
  const group = "utils-public-interface";
  const file = parseFile(path);
  const moved = Object.entries(moves.parse(constantIn(file, "changes")?.value)).flatMap(
    ([owner, functions]) =>
      Object.entries(functions).map(([before, after]) => ({ before, after: `${owner}.${after}` })),
  );
  const removed = z.array(z.string()).parse(constantIn(file, "removed")?.value);
  return [...moved, ...removed.map((before) => ({ before, after: null }))].map(({ before, after }) => ({
    id: `${group} ${before}`,
    group,
    before,
    after,
    package: after === null ? null : "@strapi/utils",
    automatic: after !== null,
  }));
}
