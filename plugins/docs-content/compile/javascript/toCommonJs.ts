import { type ImportDeclaration, type Program, parse } from "acorn";

type Statement = Program["body"][number];

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Replaces `import` and `export` with `require` and `module.exports`. Lines stay where they are; a file with named exports gets a
 * statement at its end.
 *
 * @param code of a whole file, in JavaScript
 * @throws {Error} with a sentence, if CommonJS has nothing for what the code does
 */
export function toCommonJs(code: string): string {
  const { body } = parse(code, {
    ecmaVersion: "latest",
    sourceType: "module",
    allowAwaitOutsideFunction: true,
  });
  const names = body.flatMap(exportedNames);
  if (names.length > 0 && body.some(({ type }) => type === "ExportDefaultDeclaration")) {
    throw new Error("A file can't have both a default export and named exports in CommonJS.");
  }
  const edited = body
    .flatMap((statement) => editsOf(statement, code))
    .reduceRight((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
  return names.length > 0 ? `${edited}\n\nmodule.exports = { ${names.join(", ")} };` : edited;
}

/** In the order of the code. */
function editsOf(statement: Statement, code: string): Edit[] {
  if (statement.type === "ImportDeclaration")
    return [{ start: statement.start, end: statement.end, text: requireOf(statement, code) }];
  if (statement.type === "ExportDefaultDeclaration") {
    const { start, declaration, end } = statement;
    const isDeclaration = /^(Function|Class)Declaration$/.test(declaration.type);
    const assignment = { start, end: declaration.start, text: "module.exports = " };
    return isDeclaration ? [assignment, { start: end, end, text: ";" }] : [assignment];
  }
  if (statement.type === "ExportNamedDeclaration") {
    const { start, end, declaration } = statement;
    return [{ start, end: declaration ? declaration.start : end, text: "" }];
  }
  if (statement.type === "ExportAllDeclaration") {
    throw new Error("`export *` has no equal in CommonJS.");
  }
  return [];
}

function requireOf({ specifiers, source }: ImportDeclaration, code: string): string {
  const required = `require(${code.slice(source.start, source.end)});`;
  const named = specifiers.filter(({ type }) => type === "ImportSpecifier");
  const whole = specifiers.find(({ type }) => type !== "ImportSpecifier");
  if (whole && named.length > 0) {
    throw new Error("An import of both the whole module and names from it is two lines in CommonJS.");
  }
  if (whole) return `const ${whole.local.name} = ${required}`;
  if (named.length === 0) return required;
  const names = named.map(({ start, end }) => code.slice(start, end).replace(/ as /, ": "));
  return `const { ${names.join(", ")} } = ${required}`;
}

function exportedNames(statement: Statement): string[] {
  if (statement.type !== "ExportNamedDeclaration") return [];
  const { declaration, specifiers, source } = statement;
  if (source) throw new Error("`export … from` has no equal in CommonJS.");
  if (!declaration) {
    return specifiers.map(({ local, exported }) => {
      const [from, to] = [nameOf(local), nameOf(exported)];
      return from === to ? from : `${to}: ${from}`;
    });
  }
  if (declaration.type !== "VariableDeclaration") return [declaration.id.name];
  return declaration.declarations.map(({ id }) => {
    if (id.type === "Identifier") return id.name;
    throw new Error("An exported pattern, such as `export const { a } = b`, is two statements in CommonJS.");
  });
}

const nameOf = (name: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  name.name ?? JSON.stringify(name.value);
