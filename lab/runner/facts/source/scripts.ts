import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import ts from "typescript-api";
import type { InstalledPlatform } from "../installed";
import { once } from "./once";

/** A compiled script of one of the platform's packages. */
export interface PackageScript {
  /** As in `@strapi/core`. */
  readonly packageName: string;
  /** From `node_modules`, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Packages outside of `@strapi/` that belong to the platform. */
const otherPackages = ["create-strapi-app"];

/**
 * All scripts of the platform's packages that contain a string, sorted by path. Each module is published twice, as
 * CommonJS and as ESM: the CommonJS one is read.
 */
export function scriptsWith(platform: InstalledPlatform, text: string | RegExp): PackageScript[] {
  const packages = readdirSync(platform.file("@strapi")).map((name) => `@strapi/${name}`);
  return [...packages, ...otherPackages]
    .sort()
    .flatMap((packageName) => scriptsOf(platform, packageName, text));
}

/** The same of one package. */
export function scriptsOf(
  platform: InstalledPlatform,
  packageName: string,
  text: string | RegExp,
): PackageScript[] {
  return allScriptsOf(platform, packageName).filter((script) =>
    typeof text === "string" ? script.text.includes(text) : text.test(script.text),
  );
}

const known = once((_platform: InstalledPlatform) => new Map<string, PackageScript[]>());

/** Several facts look through the same scripts. */
function allScriptsOf(platform: InstalledPlatform, packageName: string): PackageScript[] {
  const read = known(platform).get(packageName) ?? readScripts(platform, packageName);
  known(platform).set(packageName, read);
  return read;
}

function readScripts(platform: InstalledPlatform, packageName: string): PackageScript[] {
  const folder = platform.file(packageName);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter(
      (file) =>
        /^(dist|templates|_chunks)\/.*\.[jt]s$/.test(file) && !/\.d\.ts$|(^|\/)node_modules\//.test(file),
    )
    .sort()
    .map((file) => ({
      packageName,
      path: `${packageName}/${file}`,
      text: readFileSync(join(folder, file), "utf8"),
    }));
}

/** Parses a script and visits every node of it, in reading order. */
export function visitScript(
  script: PackageScript,
  visit: (node: ts.Node, file: ts.SourceFile) => void,
): void {
  const file = syntaxOf(script);
  const walk = (node: ts.Node): void => {
    visit(node, file);
    ts.forEachChild(node, walk);
  };
  walk(file);
}

const syntaxOf = once((script: PackageScript) => {
  const kind = script.path.endsWith(".ts") ? ts.ScriptKind.TS : ts.ScriptKind.JSX;
  return ts.createSourceFile(script.path, script.text, ts.ScriptTarget.Latest, true, kind);
});

/** The text of a literal; undefined for anything that is worked out at run time. */
export function literalText(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** The value of an object's property; undefined for a method or a shorthand. */
export function propertyOf(node: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  const property = node.properties.find((candidate) => candidate.name?.getText() === key);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}
