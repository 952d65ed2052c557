import kebabCase from "lodash.kebabcase";
import ts from "typescript-api";
import { z } from "zod";
import { defineFact } from "./fact";
import type { InstalledPlatform } from "./installed";
import { internalsOf } from "./source/internals";
import { asCode, Code, flatten, type Leaf } from "./source/leaves";
import { propertiesOf, type TypeProperty } from "./source/properties";
import { type PlatformTypes, typesOf } from "./source/types";

/** The `config` of each middleware of the platform: its options and their defaults. */
export const middlewareOptions = defineFact({
  name: "middleware-options",
  title: "Options of middlewares",
  source: "constants and types of @strapi/core's middlewares, and of the packages they hand their options to",
  columns: [
    { key: "middleware", label: "Middleware", kind: "code", isExtra: true },
    { key: "option", label: "Option", kind: "code" },
    { key: "type", label: "Type", kind: "code" },
    { key: "default", label: "Default", kind: "code" },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string(),
    middleware: z.string(),
    option: z.string(),
    type: z.string().nullable(),
    default: z.string().nullable(),
  }),
  extract: (platform) => {
    const { middlewares } = platform.load(
      index,
      z.object({ middlewares: z.record(z.string(), z.unknown()) }),
    );
    return Object.keys(middlewares)
      .sort()
      .flatMap((name) => rowsOf(platform, name));
  },
});

const index = "@strapi/core/dist/middlewares/index.js";

function rowsOf(platform: InstalledPlatform, name: string) {
  const middleware = `strapi::${name}`;
  const own = defaultsOf(platform, name);
  const defaults = new Map([...handedOn(platform, name), ...own].map(({ path, value }) => [path, value]));
  const types = new Map(typedOptions(platform, name).map((property) => [property.path, property.type]));
  const paths = [...new Set([...types.keys(), ...defaults.keys()])].filter((path) => path !== "");
  return inOrder(paths).map((path) => ({
    id: `${middleware} ${path}`,
    group: middleware,
    middleware,
    option: path,
    type: types.get(path) ?? null,
    default: asCode(defaults.get(path)),
  }));
}

/** Nested options come after their parent. */
function inOrder(paths: readonly string[]): string[] {
  const tops = [...new Set(paths.map((path) => path.split(".")[0] ?? path))];
  return tops.flatMap((top) => paths.filter((path) => path === top || path.startsWith(`${top}.`)));
}

/** A middleware's defaults, and where they depend on NODE_ENV, both. */
function defaultsOf(platform: InstalledPlatform, name: string): Leaf[] {
  const usual = flatten(constantsOf(platform, name, "development"));
  const production = new Map(
    flatten(constantsOf(platform, name, "production")).map(({ path, value }) => [path, value]),
  );
  return usual.map(({ path, value }) => {
    const other = production.get(path);
    if (asCode(other) === asCode(value)) return { path, value };
    return { path, value: new Code(`${asCode(value)}, in production ${asCode(other)}`) };
  });
}

/** Each middleware's script holds its defaults in a constant of one of these names, if it has any. */
function constantsOf(platform: InstalledPlatform, name: string, environment: string): unknown {
  const path = platform.file(`@strapi/core/dist/middlewares/${kebabCase(name)}.js`);
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = environment;
  const { defaults, defaultConfig } = internalsOf(path, ["defaults", "defaultConfig"]);
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  return defaults ?? defaultConfig ?? {};
}

/** koa-body has its own defaults for options that the platform passes on. */
function handedOn(platform: InstalledPlatform, name: string) {
  if (name !== "body") return [];
  const parse = z.object({ KoaBodyMiddlewareOptionsSchema: z.custom<z.ZodType>() });
  const { KoaBodyMiddlewareOptionsSchema } = platform.load("koa-body/lib/types.js", parse);
  return flatten(KoaBodyMiddlewareOptionsSchema.parse({}));
}

const untyped = new Set(["errors", "logger", "public", "query", "responseTime", "compression", "favicon"]);

function typedOptions(platform: InstalledPlatform, name: string): TypeProperty[] {
  if (untyped.has(name)) return [];
  const types = typesOf(platform);
  const type = types.type(name);
  const parts = type.isUnion() ? type.types.filter((part) => isOptions(types, part)) : [type];
  return parts.flatMap((part) => propertiesOf(types, part, () => false));
}

/** Of the text or list of patterns that `ip` may be instead of an object, methods are no options. */
function isOptions({ checker }: PlatformTypes, type: ts.Type): boolean {
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  return isObject && !checker.isArrayLikeType(type) && type.symbol?.name !== "RegExp";
}
