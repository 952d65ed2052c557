import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { folders } from "../../platform/folders";

/** A program of the platform and what it was called with. */
export interface Call {
  /** Its script below the lab's node_modules. */
  readonly script: string;
  readonly name: string;
  readonly args: readonly string[];
}

const strapi = { script: "@strapi/strapi/bin/strapi.js", name: "strapi" };

/** Programs that aren't installed in a project, by the names that npx uses. */
const others: Readonly<Record<string, string>> = {
  "create-strapi": "create-strapi/bin/index.js",
  "create-strapi-app": "create-strapi-app/bin/index.js",
  "@strapi/upgrade": "@strapi/upgrade/bin/upgrade.js",
};

/** Commands that are not the platform's and need no check. */
const neutral = new Set([
  "cd",
  "mkdir",
  "cp",
  "mv",
  "rm",
  "echo",
  "export",
  "curl",
  "git",
  "openssl",
  "docker",
]);

/**
 * Which program a command line runs, behind the package manager's words.
 *
 * @param scripts of a project.
 * @returns null for a command that isn't the platform's; a sentence for an unknown one
 */
export function callOf([program = "", ...words]: readonly string[], scripts: Scripts): Call | string | null {
  if (neutral.has(program)) return null;
  if (program === "strapi") return { ...strapi, args: words };
  if (program === "npx" || program === "pnpx") return callOfPackage(words);
  if (program === "npm" || program === "yarn" || program === "pnpm") {
    return callOfManager(program, words, scripts);
  }
  return `The lab doesn't know the command "${program}". If it isn't Strapi's, mark the fence unverified="…".`;
}

function callOfManager(manager: string, words: readonly string[], scripts: Scripts): Call | string | null {
  const [first = "", ...rest] = words;
  if (/^(dlx|exec)$/.test(first)) return callOfPackage(rest);
  if (first === "create") return callOfPackage([`create-${rest[0] ?? ""}`, ...rest.slice(1)]);
  if (first === "run" || first === "run-script") return callOfScript(rest, scripts);
  if (/^(install|i|ci|add|remove|uninstall|up|update|set|config|init|-.*)$/.test(first) || first === "")
    return null;
  if (manager === "npm") return /^(start|test|stop)$/.test(first) ? callOfScript(words, scripts) : null;
  return callOfScript(words, scripts);
}

function callOfPackage(words: readonly string[]): Call | string | null {
  const [named = "", ...args] = words.filter((word, index) => index > 0 || !/^(-y|--yes)$/.test(word));
  const name = named.replace(/(?<=.)@[^/]*$/, "");
  if (name === "strapi") return { ...strapi, args };
  const script = others[name];
  if (script !== undefined) return { script, name, args: args.filter((word) => word !== "--") };
  return /strapi/.test(name) ? `The lab has no program ${name}.` : null;
}

/** `npm run x -- --flag` passes the flag to x. */
function callOfScript([name = "", ...words]: readonly string[], scripts: Scripts): Call | string | null {
  const args = words.filter((word, index) => word !== "--" || words.indexOf("--") !== index);
  const command = scripts[name];
  if (command === undefined) {
    return `A new project has no script "${name}". It has ${Object.keys(scripts).join(", ")}.`;
  }
  const [program = "", ...own] = command.split(" ");
  return callOf([program, ...own, ...args], scripts);
}

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/** What package.json of a project calls its commands. */
export type Scripts = Readonly<Record<string, string>>;

/** Those of a project that create-strapi-app makes. The lab must be prepared. */
export function projectScripts(): Scripts {
  const file = join(folders.platform, "node_modules/create-strapi-app/templates/vanilla/package.json");
  return packageSchema.parse(JSON.parse(readFileSync(file, "utf8"))).scripts;
}
