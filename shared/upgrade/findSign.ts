import type { AnyNode } from "acorn";
import { walk } from "../walk";
import { dependenciesOf, scriptsOf } from "./dependencies";
import { fits, fitsPath } from "./fits";
import { lineOf, nameOf } from "./nodes";
import type { DataFile, Project } from "./project";
import type { CodeSign, Scalar, Sign } from "./sign";
import { scalarOf, type Value, valuesAt } from "./value";
import { isBelow, versionIn } from "./version";

/** Where a sign is in the project, and what is there, with code in backticks. */
export interface Finding {
  readonly path: string;
  readonly line?: number | undefined;
  readonly what: string;
}

/** All places of a project that have a sign. */
export function findSign(sign: Sign, project: Project): Finding[] {
  if ("dependency" in sign) {
    const { dependency, below } = sign;
    return dependenciesOf(project)
      .filter(({ name }) => fitsAny(dependency, name))
      .filter(({ range }) => below === undefined || isLower(range, below))
      .map(({ name, range, path, line }) => ({ path, line, what: `\`${name}\` ${range}` }));
  }
  if ("script" in sign)
    return scriptsOf(project)
      .filter(({ range }) => [sign.script].flat().some((part) => range.includes(part)))
      .map(({ name, range, path, line }) => ({ path, line, what: `script \`${name}\`: \`${range}\`` }));
  if ("config" in sign) return [sign.config].flat().flatMap((path) => findConfig(path, sign.is, project));
  if ("schema" in sign) return findSchema(sign, project);
  if ("file" in sign) {
    const isMeant = (path: string) => [sign.file].flat().some((pattern) => fitsPath(pattern, path));
    return project.files.filter(isMeant).map((path) => ({ path, what: "the file" }));
  }
  if ("jsx" in sign) return findJsx(sign.jsx, project);
  if ("env" in sign)
    return project.env
      .filter(({ name }) => fitsAny(sign.env, name))
      .map(({ path, line, name }) => ({ path, line, what: `\`${name}\`` }));
  return findCode(sign, project);
}

function findSchema({ schema, is }: Extract<Sign, { schema: unknown }>, { schemas }: Project): Finding[] {
  return schemas
    .filter(({ path }) => path.includes("content-types/"))
    .flatMap((file) => [schema].flat().flatMap((path) => findValue(file, path, is)));
}

function findConfig(path: string, is: readonly Scalar[] | undefined, { configs }: Project): Finding[] {
  const [file = "", ...rest] = path.split(".");
  return configs
    .filter(({ name }) => name === file)
    .flatMap((one) => findValue(one, rest.join("."), is, `${one.name}.`));
}

function findValue(file: DataFile, path: string, is: readonly Scalar[] | undefined, prefix = ""): Finding[] {
  return valuesAt(file.value, path)
    .filter(({ value }) => !is || is.includes(scalarOf(value) as Scalar))
    .map((found) => ({
      path: file.path,
      line: found.value.line,
      what: `\`${prefix}${found.path}\`${shownValue(found.value)}`,
    }));
}

function shownValue(value: Value): string {
  const scalar = scalarOf(value);
  if (scalar === undefined) return "";
  const shown = ` is \`${JSON.stringify(scalar)}\``;
  return value.kind === "env" ? `${shown} unless \`${value.name}\` is set` : shown;
}

/** The first element of each file: what matters is the file's name. */
function findJsx(patterns: string | readonly string[], { code }: Project): Finding[] {
  const files = code.filter(({ path }) => [patterns].flat().some((pattern) => fitsPath(pattern, path)));
  return files.flatMap(({ path, program }) => {
    let line: number | undefined;
    walk(program, (node) => {
      if (isJsx(node)) line ??= lineOf(node);
    });
    return line === undefined ? [] : [{ path, line, what: "JSX" }];
  });
}

function isJsx({ type }: { readonly type: string }): boolean {
  return type === "JSXElement" || type === "JSXFragment";
}

function findCode(sign: CodeSign, { code }: Project): Finding[] {
  const files = sign.in === undefined ? code : code.filter(({ path }) => fitsPath(sign.in ?? "", path));
  return files.flatMap(({ path, program }) => {
    const found = new Map<number, Finding>();
    walk(program, (node) => {
      const what = seenAt(node, sign);
      // One finding for each line is enough to look at it.
      if (what !== undefined && !found.has(lineOf(node)))
        found.set(lineOf(node), { path, line: lineOf(node), what: `\`${what}\`` });
    });
    return [...found.values()];
  });
}

/** What a node has to do with the sign, or undefined. */
function seenAt(node: AnyNode, sign: CodeSign): string | undefined {
  if ("import" in sign) return importAt(node, sign);
  if ("text" in sign) return textAt(node, [sign.text].flat());
  if ("string" in sign) return [sign.string].flat().find((text) => stringOf(node) === text);
  const names = [sign.code].flat();
  const { is } = sign;
  return first(names, (name) => (is ? keyAt(node, name, is) : codeAt(node, name)));
}

function first(names: readonly string[], seen: (name: string) => string | undefined): string | undefined {
  for (const name of names) {
    const what = seen(name);
    if (what !== undefined) return what;
  }
  return undefined;
}

function importAt(node: AnyNode, { import: module, names }: Extract<CodeSign, { import: unknown }>) {
  const source = sourceOf(node);
  if (source === undefined || !fitsAny(module, source)) return undefined;
  if (!names) return source;
  const seen = importedBy(node).filter((name) => names.includes(name));
  return seen.length > 0 ? `${seen.join(", ")} from ${source}` : undefined;
}

/** The module of an import, an export, `import()`, or `require()`. */
function sourceOf(node: AnyNode): string | undefined {
  if (
    node.type === "ImportDeclaration" ||
    node.type === "ExportNamedDeclaration" ||
    node.type === "ExportAllDeclaration"
  )
    return node.source ? String(node.source.value) : undefined;
  if (node.type === "VariableDeclarator") return node.init ? requiredBy(node.init) : undefined;
  if (node.type === "ImportExpression")
    return node.source.type === "Literal" ? String(node.source.value) : undefined;
  return requiredBy(node);
}

/** `require("x")`, `require("x")()`, and `require("x").name` */
function requiredBy(node: AnyNode): string | undefined {
  if (node.type === "MemberExpression") return requiredBy(node.object);
  if (node.type !== "CallExpression") return undefined;
  const [first] = node.arguments;
  if (node.callee.type === "Identifier" && node.callee.name === "require")
    return first?.type === "Literal" ? String(first.value) : undefined;
  return requiredBy(node.callee);
}

/** The names that it takes from the module. A module that is taken whole, or called, is its default export. */
function importedBy(node: AnyNode): string[] {
  if (node.type === "ImportDeclaration" || node.type === "ExportNamedDeclaration")
    return node.specifiers.flatMap((one): string[] => {
      if (one.type === "ImportDefaultSpecifier") return ["default"];
      if (one.type === "ImportSpecifier") return [nameOf(one.imported, false) ?? ""];
      return one.type === "ExportSpecifier" ? [nameOf(one.local, false) ?? ""] : [];
    });
  if (node.type === "MemberExpression" && requiredBy(node.object) !== undefined)
    return [nameOf(node.property, node.computed) ?? ""];
  if (node.type === "CallExpression" && requiredBy(node.callee) !== undefined) return ["default"];
  if (node.type !== "VariableDeclarator") return [];
  if (node.id.type === "Identifier") return node.init && isRequire(node.init) ? ["default"] : [];
  if (node.id.type !== "ObjectPattern" || !node.init || !isRequire(node.init)) return [];
  return node.id.properties.flatMap((one) =>
    one.type === "Property" ? [nameOf(one.key, one.computed) ?? ""] : [],
  );
}

function isRequire(node: AnyNode): boolean {
  return (
    node.type === "CallExpression" && node.callee.type === "Identifier" && node.callee.name === "require"
  );
}

function textAt(node: AnyNode, texts: readonly string[]): string | undefined {
  const shown = stringOf(node);
  if (shown === undefined || shown === "") return undefined;
  return texts.find((text) => (text.endsWith("*") ? fits(text, shown) : shown.includes(text)));
}

function stringOf(node: AnyNode): string | undefined {
  if (node.type === "TemplateElement") return node.value.cooked ?? undefined;
  return node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

function keyAt(node: AnyNode, name: string, is: readonly Scalar[]): string | undefined {
  if (node.type !== "Property" || nameOf(node.key, node.computed) !== name) return undefined;
  const value = node.value.type === "Literal" ? node.value.value : undefined;
  return is.includes(value as Scalar) ? `${name}: ${JSON.stringify(value)}` : undefined;
}

/** A name is found as a variable, a property, a key, an import, or a JSX attribute. Names with dots are found as a chain. */
function codeAt(node: AnyNode, code: string): string | undefined {
  if (code.includes(".")) {
    const chain = node.type === "MemberExpression" ? chainOf(node) : "";
    return chain === code || chain.endsWith(`.${code}`) ? code : undefined;
  }
  const { type, name } = node as { type: string; name?: unknown };
  return (type === "Identifier" || type === "JSXIdentifier") && name === code ? code : undefined;
}

/** `strapi.container`, also of `global.strapi["container"]` and `strapi?.container`. A call in it becomes `()`. */
function chainOf(node: AnyNode): string {
  if (node.type === "MemberExpression")
    return `${chainOf(node.object)}.${nameOf(node.property, node.computed) ?? "[]"}`;
  if (node.type === "CallExpression") return `${chainOf(node.callee)}()`;
  if (node.type === "Super") return "super";
  return node.type === "Identifier" ? node.name : "";
}

function fitsAny(patterns: string | readonly string[], name: string): boolean {
  return [patterns].flat().some((pattern) => fits(pattern, name));
}

function isLower(range: string, below: string): boolean {
  const version = versionIn(range);
  return version !== undefined && isBelow(version, below);
}
