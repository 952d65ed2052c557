import { join } from "node:path";
import ts from "typescript-api";
import type { InstalledPlatform } from "../installed";
import { once } from "./once";

/** The types that facts are read from, by names of ours. */
const declarations = `
import type { Core, Modules, Schema } from "@strapi/types";
export type server = Core.Config.Server;
export type admin = Core.Config.Admin;
export type api = Core.Config.Api;
export type features = Core.Config.Features;
export type typescript = Core.Config.TypeScript;
export type databaseMysql = Core.Config.Database<"mysql">;
export type databasePostgres = Core.Config.Database<"postgres">;
export type databaseSqlite = Core.Config.Database<"sqlite">;
export type body = import("./node_modules/@strapi/core/dist/middlewares/body").Config;
export type cors = import("./node_modules/@strapi/core/dist/middlewares/cors").Config;
export type ip = import("./node_modules/@strapi/core/dist/middlewares/ip").Config;
export type poweredBy = import("./node_modules/@strapi/core/dist/middlewares/powered-by").Config;
export type responses = import("./node_modules/@strapi/core/dist/middlewares/responses").Config;
export type security = import("helmet").HelmetOptions;
export type session = Parameters<typeof import("./node_modules/@strapi/core/dist/middlewares/session").session>[0];
export type documentService = Modules.Documents.ServiceInstance;
export type queryEngine = import("./node_modules/@strapi/database/dist/entity-manager/types").Repository;
export type queryEngineParams = import("./node_modules/@strapi/database/dist/entity-manager/types").Params;
export type pluginServer = import("@strapi/types").Plugin.LoadedPlugin;
export type pluginInstance = Core.Plugin;
export type adminApp = import("@strapi/strapi/admin").StrapiApp;
export type LifecycleAction = import("./node_modules/@strapi/database/dist/lifecycles/types").Action;
export type FieldKind = Schema.Attribute.Kind;
export type AnyAttribute = Schema.Attribute.AnyAttribute;
`;

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: ["node"],
  noEmit: true,
};

/** The platform's own type declarations, ready to be asked. */
export interface PlatformTypes {
  readonly checker: ts.TypeChecker;
  /** One of the types above. */
  readonly type: (name: string) => ts.Type;
}

/** Loads the type declarations of an installed platform; takes some seconds. */
export const typesOf = once((platform: InstalledPlatform): PlatformTypes => {
  const path = join(platform.root, "facts.ts");
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => file === path || fileExists.call(host, file);
  host.readFile = (file) => (file === path ? declarations : readFile.call(host, file));
  host.getSourceFile = (file, ...rest) =>
    file === path
      ? ts.createSourceFile(file, declarations, ts.ScriptTarget.ES2022, true)
      : getSourceFile.call(host, file, ...rest);
  const program = ts.createProgram([path], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const symbol = source && checker.getSymbolAtLocation(source);
  // An older release lacks some of the types: what is declared by them isn't there yet.
  const problems = platform.isPast ? [] : ts.getPreEmitDiagnostics(program, source);
  if (!symbol || problems.length > 0) {
    const text = problems
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
      .join("\n");
    throw new Error(`The platform's types are not as they were:\n${text}`);
  }
  const named = new Map(checker.getExportsOfModule(symbol).map((alias) => [alias.name, alias]));
  return {
    checker,
    type: (name) => {
      const alias = named.get(name);
      if (!alias) throw new Error(`No type is declared as ${name}.`);
      return checker.getDeclaredTypeOfSymbol(alias);
    },
  };
});
