import { isBuiltin } from "node:module";

/** `from "a"`, `import "a"`, `import("a")`, `require("a")` and `declare module "a"`. */
const specifier =
  /\bfrom\s*["']([^"'\n]+)["']|\b(?:import|module)\s*["']([^"'\n]+)["']|\b(?:import|require(?:\.resolve)?)\(\s*["']([^"'\n]+)["']\s*\)/g;
const packageName = /^(@[^/]+\/)?[^/@]+/;

/**
 * The packages that code needs, each once: also packages of types, but neither its own files nor modules of Node.js.
 *
 * @param code TypeScript or JavaScript
 */
export function importedPackages(code: string): string[] {
  const targets = [...code.matchAll(specifier)].map(([, from, bare, called]) => from ?? bare ?? called ?? "");
  const names = targets
    .filter((target) => !/^[./]/.test(target) && !isBuiltin(target))
    .flatMap((target) => packageName.exec(target)?.[0] ?? []);
  return [...new Set(names)];
}

/** The packages, without their versions, that `npm install` adds; none for another command. */
export function installedPackages(command: string): string[] {
  const [, words = ""] = /^npm (?:install|i|add) (.*)$/.exec(command.trim()) ?? [];
  return words
    .split(/\s+/)
    .filter((word) => word !== "" && !word.startsWith("-"))
    .flatMap((word) => packageName.exec(word)?.[0] ?? []);
}
