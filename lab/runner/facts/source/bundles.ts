import { existsSync, readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import ts from "typescript-api";
import { Failure } from "../../project";
import type { InstalledPlatform } from "../installed";
import { constantIn, parseFile } from "./evaluate";

/**
 * The scripts of a package, by their paths in `node_modules`. Releases up to 5.12 were published as few large bundles, and
 * their modules have no separate files.
 */
export function bundlesOf(platform: InstalledPlatform, packageName: string): string[] {
  return readdirSync(platform.file(packageName), { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => /^dist\/.*\.js$/.test(file) && !file.includes("node_modules/"))
    .sort()
    .map((file) => `${packageName}/${file}`);
}

/**
 * The script that declares a constant or function: the module, or the bundle that it went into.
 *
 * @param path of the module in `node_modules`
 */
export function declaringScript(platform: InstalledPlatform, path: string, name: string): string | undefined {
  const own = platform.file(path);
  if (existsSync(own)) return own;
  const packageName = path
    .split("/")
    .slice(0, path.startsWith("@") ? 2 : 1)
    .join("/");
  const declares = new RegExp(`\\b(const|var|function) ${name}\\b`);
  return bundlesOf(platform, packageName)
    .map((bundle) => platform.file(bundle))
    .find((bundle) => declares.test(readFileSync(bundle, "utf8")));
}

/**
 * The value of a constant, without running anything.
 *
 * @param absent what to take where an older release has no such constant
 * @throws {Failure} when it is not there
 */
export function declaredConstant(
  platform: InstalledPlatform,
  path: string,
  name: string,
  absent?: unknown,
): unknown {
  const script = declaringScript(platform, path, name);
  const found = script === undefined ? undefined : constantIn(parseFile(script), name);
  if (found) return found.value;
  if (platform.isPast && absent !== undefined) return absent;
  throw new Failure(`There is no constant ${name} in ${path}.`);
}

/** The part of a script that declares this name: in a bundle, what else it holds belongs to other modules. */
export function declarationOf(file: ts.SourceFile, name: string): ts.Node | undefined {
  let found: ts.Node | undefined;
  const walk = (node: ts.Node): void => {
    if (found) return;
    const isNamed = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
    if (isNamed && node.name && ts.isIdentifier(node.name) && node.name.text === name) found = node;
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}
