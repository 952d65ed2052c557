import { existsSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-api";
import { z } from "zod";
import { defineFact } from "../facts/fact";
import type { InstalledPlatform } from "../facts/installed";

/** The modules whose exports projects and plugins import. */
const modules = ["@strapi/strapi", "@strapi/types", "@strapi/utils", "@strapi/strapi/admin"] as const;

/** Namespaces within namespaces end here; the members of interfaces are the last step. */
const deepest = 5;

/** A declaration is compared by its text up to here: mapped types can be pages long. */
const maxLength = 400;

/** Everything that the platform's modules export to code, with its declaration. */
export const signatures = defineFact({
  name: "signatures",
  title: "Exports for code",
  source:
    "the exports of @strapi/strapi, @strapi/strapi/admin, @strapi/types and @strapi/utils, as the TypeScript compiler sees them",
  columns: [
    { key: "kind", label: "Kind", kind: "text" },
    { key: "signature", label: "Declaration", kind: "code" },
    { key: "deprecated", label: "Deprecated", kind: "yesNo" },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string(),
    kind: z.string(),
    signature: z.string(),
    deprecated: z.boolean(),
  }),
  extract: (platform) => {
    const { program, file } = programOf(platform);
    const checker = program.getTypeChecker();
    const rows = new Map<string, Row>();
    const imports = file.statements.filter(ts.isImportDeclaration);
    for (const [index, name] of modules.entries()) {
      const specifier = imports[index]?.moduleSpecifier;
      const symbol = specifier && checker.getSymbolAtLocation(specifier);
      if (symbol) collect(checker, symbol, name, name, 0, rows);
    }
    return [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  },
});

interface Row {
  readonly [key: string]: string | boolean;
  readonly id: string;
  readonly group: string;
  readonly kind: string;
  readonly signature: string;
  readonly deprecated: boolean;
}

function collect(
  checker: ts.TypeChecker,
  owner: ts.Symbol,
  group: string,
  prefix: string,
  depth: number,
  rows: Map<string, Row>,
): void {
  for (const exported of checker.getExportsOfModule(owner)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const [declaration] = symbol.declarations ?? [];
    const id = depth === 0 ? `${prefix} ${exported.name}` : `${prefix}.${exported.name}`;
    if (exported.name === "default" || !declaration || !isPlatform(declaration) || rows.has(id)) continue;
    rows.set(id, rowOf(checker, symbol, declaration, id, group));
    const isNamespace = (symbol.flags & (ts.SymbolFlags.Namespace | ts.SymbolFlags.ValueModule)) !== 0;
    if (isNamespace && depth < deepest) collect(checker, symbol, group, id, depth + 1, rows);
    const hasMembers = (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0;
    if (hasMembers) collectMembers(checker, symbol, group, id, rows);
  }
}

function collectMembers(
  checker: ts.TypeChecker,
  owner: ts.Symbol,
  group: string,
  prefix: string,
  rows: Map<string, Row>,
): void {
  for (const member of owner.members?.values() ?? []) {
    const [declaration] = member.declarations ?? [];
    const id = `${prefix}.${member.name}`;
    const isNamed = /^[a-zA-Z$]/.test(member.name);
    if (declaration && isNamed && !rows.has(id)) {
      rows.set(id, rowOf(checker, member, declaration, id, group));
    }
  }
}

function rowOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  id: string,
  group: string,
): Row {
  return {
    id,
    group,
    kind: kindOf(symbol),
    signature: signatureOf(declaration),
    deprecated: symbol.getJsDocTags(checker).some(({ name }) => name === "deprecated"),
  };
}

const kinds: readonly (readonly [ts.SymbolFlags, string])[] = [
  [ts.SymbolFlags.Namespace | ts.SymbolFlags.ValueModule, "namespace"],
  [ts.SymbolFlags.Class, "class"],
  [ts.SymbolFlags.Interface, "interface"],
  [ts.SymbolFlags.Enum, "enum"],
  [ts.SymbolFlags.Function | ts.SymbolFlags.Method, "function"],
  [ts.SymbolFlags.TypeAlias, "type"],
  [ts.SymbolFlags.Property | ts.SymbolFlags.Accessor, "property"],
];

function kindOf({ flags }: ts.Symbol): string {
  return kinds.find(([flag]) => flags & flag)?.[1] ?? "constant";
}

/** Members stand for themselves, so a namespace, class, or interface has no text. */
function signatureOf(declaration: ts.Declaration): string {
  const isOwner =
    ts.isSourceFile(declaration) ||
    ts.isModuleDeclaration(declaration) ||
    ts.isClassDeclaration(declaration) ||
    ts.isInterfaceDeclaration(declaration);
  if (isOwner) return "";
  return declaration
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxLength);
}

/** What a module hands on from React or Koa is theirs. */
function isPlatform(declaration: ts.Declaration): boolean {
  return declaration.getSourceFile().fileName.includes("/@strapi/");
}

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  skipLibCheck: true,
  noLib: true,
  types: [],
};

/** A file that imports the modules; nothing is checked, so what is only in other programs' types isn't loaded. */
function programOf({ root, file: at }: InstalledPlatform): { program: ts.Program; file: ts.SourceFile } {
  const path = join(root, "signatures.ts");
  const text = modules
    .filter((name) => existsSync(at(name.split("/").slice(0, 2).join("/"))))
    .map((name, index) => `import * as module${index} from "${name}";`)
    .join("\n");
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.resolveModuleNameLiterals = (literals, from, redirected, settings) =>
    literals.map(({ text: specifier }) =>
      /^(\.|@strapi\/)/.test(specifier)
        ? ts.resolveModuleName(specifier, from, settings, host, undefined, redirected)
        : { resolvedModule: undefined },
    );
  host.fileExists = (file) => file === path || fileExists.call(host, file);
  host.readFile = (file) => (file === path ? text : readFile.call(host, file));
  host.getSourceFile = (file, ...rest) =>
    file === path
      ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
      : getSourceFile.call(host, file, ...rest);
  const program = ts.createProgram([path], options, host);
  const source = program.getSourceFile(path);
  if (!source) throw new Error("The program has no file.");
  return { program, file: source };
}
