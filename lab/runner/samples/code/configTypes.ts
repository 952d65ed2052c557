/** The type that a new project gives to each of its configuration files; create-strapi-app writes none for features. */
const types: Readonly<Record<string, string>> = {
  admin: "Core.Config.Admin",
  api: "Core.Config.Api",
  database: "Core.Config.Database",
  features: "Core.Config.Features",
  middlewares: "Core.Config.Middlewares",
  plugins: "Core.Config.Plugin",
  server: "Core.Config.Server",
};

/** Nothing is required, because a page can show a part of a file, and files are merged. An unknown key is still an error. */
const some = `type Some<T> = T extends (...args: never[]) => unknown ? T : T extends readonly (infer E)[] ? Some<E>[] : T extends object ? { [K in keyof T]?: Some<T[K]> } : T;`;

/** One line with helper types for configurations, to insert before the other code of a file. */
export const configTypeHelpers = `import type { Core } from "@strapi/strapi"; ${some}`;

/**
 * @param file config/server.ts or config/env/production/server.js
 * @returns the type of its value, for code behind the helpers; undefined for files of other names
 */
export function configTypeOf(file: string): string | undefined {
  const name = file.replace(/^.*\//, "").replace(/\.[jt]s$/, "");
  return types[name] === undefined ? undefined : `Some<${types[name]}>`;
}
