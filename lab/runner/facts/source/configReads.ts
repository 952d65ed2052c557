import ts from "typescript-api";
import type { InstalledPlatform } from "../installed";
import { chainBehind, chainsOf, scopeOf } from "./chains";
import { evaluate, type Found, parseFile } from "./evaluate";
import { once } from "./once";
import { literalText, type PackageScript, scriptsWith, visitScript } from "./scripts";

/** A place where the platform reads a configuration value. */
export interface ConfigRead {
  /** `server.proxy.koa`, `plugin::upload.sizeLimit`. */
  readonly path: string;
  /** What it takes when nothing is configured, where the place says so. */
  readonly fallback: Found | undefined;
}

/** Every configuration value that the platform's scripts read by a path they spell, in the order of the scripts. */
export const configReads = once((platform: InstalledPlatform): ConfigRead[] =>
  scriptsWith(platform, /\bconfig\b/i)
    // The server's configuration isn't read in a browser.
    .filter(({ path }) => !/\/dist\/(admin|ee\/admin)\//.test(path))
    .flatMap((script) => readsIn(platform, script)),
);

/** Functions that receive a part of the configuration, under another name. */
const handedOn: readonly { path: string; variable: string; config: string }[] = [
  {
    path: "@strapi/plugin-users-permissions/dist/server/utils/refresh-cookie-options.js",
    variable: "upSessions",
    config: "plugin::users-permissions.sessions",
  },
];

function readsIn(platform: InstalledPlatform, script: PackageScript): ConfigRead[] {
  const reads: ConfigRead[] = [];
  for (const { variable, config } of handedOn.filter(({ path }) => path === script.path)) {
    const file = parseFile(platform.file(script.path));
    reads.push(
      ...chainsOf(variable, file).map((chain) => ({ path: `${config}.${chain}`, fallback: undefined })),
    );
  }
  const plugin = pluginNames[script.packageName];
  visitScript({ ...script, path: platform.file(script.path) }, (node) => {
    if (!ts.isCallExpression(node)) return;
    const path = pathRead(node, plugin);
    if (path === undefined) return;
    const whole = beyond(node);
    const names = whole.names.length > 0 ? whole.names : [""];
    names.push(...membersOf(node));
    for (const name of names) {
      const fallback = name === "" || whole.names.length > 0 ? fallbackOf(node, whole.node) : undefined;
      reads.push({ path: [path, name].filter(Boolean).join("."), fallback });
    }
  });
  return reads;
}

/** Plugins whose scripts read their own settings by `config("key")`. */
const pluginNames: Readonly<Record<string, string>> = {
  "@strapi/plugin-graphql": "plugin::graphql",
  "@strapi/plugin-documentation": "plugin::documentation",
  "@strapi/plugin-sentry": "plugin::sentry",
  "@strapi/email": "plugin::email",
};

/** `strapi.config.get("a.b")`, and within a plugin `config("b")`. */
function pathRead(node: ts.CallExpression, plugin: string | undefined): string | undefined {
  const callee = node.expression.getText();
  const path = pathText(node.arguments[0]);
  if (path === undefined) return undefined;
  if (/config(\(\))?\??\.get$/.test(callee)) return path;
  return plugin && /(^|\.|\b)(gqlC|c)onfig$/.test(callee) ? `${plugin}.${path}` : undefined;
}

/** A path is one text or a list of keys; `plugin.upload` is an older way to write `plugin::upload`. */
function pathText(node: ts.Expression | undefined): string | undefined {
  const keys =
    node && ts.isArrayLiteralExpression(node) ? node.elements.map(literalText) : [literalText(node)];
  return keys.includes(undefined) ? undefined : keys.join(".").replace(/^plugin\./, "plugin::");
}

/** The parts of a value that are used: `.provider` after it, or the names that it is destructured into. */
function beyond(call: ts.CallExpression): { node: ts.Expression; names: string[] } {
  const chain = chainBehind(call);
  if (chain.names.length > 0) return { node: chain.node, names: [chain.names.join(".")] };
  const { parent } = call;
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) {
    const elements = parent.name.elements.filter(({ dotDotDotToken }) => !dotDotDotToken);
    return { node: call, names: elements.map(({ propertyName, name }) => (propertyName ?? name).getText()) };
  }
  return { node: call, names: [] };
}

/** `const settings = strapi.config.get("a")` and then `settings.b`: what is taken of the constant later. */
function membersOf(call: ts.CallExpression): string[] {
  const { parent } = call;
  if (!ts.isVariableDeclaration(parent)) return [];
  if (ts.isIdentifier(parent.name)) return chainsOf(parent.name.text, scopeOf(parent));
  if (!ts.isObjectBindingPattern(parent.name)) return [];
  return parent.name.elements.flatMap(({ propertyName, name }) =>
    chainsOf(name.getText(), scopeOf(parent)).map((chain) => `${(propertyName ?? name).getText()}.${chain}`),
  );
}

function fallbackOf(call: ts.CallExpression, whole: ts.Expression): Found | undefined {
  return (whole === call ? evaluate(call.arguments[1]) : undefined) ?? alternativeTo(whole);
}

function alternativeTo(node: ts.Expression): Found | undefined {
  const { parent } = node;
  const isAlternative =
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(parent.operatorToken.kind);
  return isAlternative ? evaluate(parent.right) : undefined;
}
