import type { AnyNode, Program } from "acorn";
import { nameOf, unwrapped } from "../../../shared/upgrade/nodes";
import { walk } from "../../../shared/walk";
import { type ImportedName, importsOf } from "./importsOf";
import type { UsedFact } from "./usedFact";

/** The interfaces behind properties of `strapi` whose members have a history. */
const interfaces: Readonly<Record<string, string>> = {
  strapi: "Core.Strapi",
  "strapi.ai": "Modules.AI.AiNamespace",
  "strapi.ai.admin": "Modules.AI.AiAdminService",
  "strapi.ai.mcp": "Modules.MCP.McpService",
  "strapi.contentAPI": "Modules.ContentAPI.ContentApi",
  "strapi.features": "Modules.Features.FeaturesService",
  "strapi.sessionManager": "Modules.SessionManager.SessionManagerService",
};

/** Kinds of facts whose IDs are whole strings in code: `admin::isAdminTokensEnabled`. */
const kindsOfStrings = ["end-user-roles", "middlewares", "permissions"];

/** The exports, methods, parameters, and UIDs of the platform that a script uses. */
export function usedInScript(program: Program | undefined, title: string): UsedFact[] {
  if (!program) return [];
  const imports = importsOf(program);
  const used = imports.map(({ module, name }) => signature(module, name));
  walk(program, (node) => {
    const chain = chainOf(node);
    if (chain.length > 1) used.push(...usedByChain(chain, imports, title));
    else if (node.type === "CallExpression") used.push(...documentParameters(node));
    else if (node.type === "Literal" && typeof node.value === "string")
      used.push(...usedByString(node.value));
  });
  return used;
}

function usedByChain(chain: readonly string[], imports: readonly ImportedName[], title: string): UsedFact[] {
  const [root = "", ...rest] = chain;
  const from = imports.find(({ local }) => local === root);
  if (from) return [signature(from.module, (from.isAll ? rest : [from.name, ...rest]).join("."))];
  if (root === "strapi") return membersOf(chain);
  const isAdmin = /(?:^|\/)admin\/(?:src\/)?/.test(title);
  if (root !== "app" || !isAdmin) return [];
  return [{ kind: "admin-panel-api", id: rest.join("."), name: rest.join(".") }];
}

function usedByString(id: string): UsedFact[] {
  return id.includes("::") ? kindsOfStrings.map((kind) => ({ kind, id, name: id })) : [];
}

function signature(module: string, name: string): UsedFact {
  return { kind: "signatures", id: `${module} ${name}`, name: name.split(".").at(-1) ?? "" };
}

/** `a.b.c`, also in types; empty for anything else. */
function chainOf(node: AnyNode): string[] {
  const { type, left, right } = node as unknown as { type: string; left?: AnyNode; right?: AnyNode };
  if (type === "TSQualifiedName" && left && right) {
    const before = chainOf(left);
    const name = nameOf(right, false);
    return before.length > 0 && name !== undefined ? [...before, name] : [];
  }
  const inner = unwrapped(node);
  if (inner.type === "Identifier") return [inner.name];
  if (inner.type === "ChainExpression") return chainOf(inner.expression);
  if (inner.type !== "MemberExpression" || inner.object.type === "Super") return [];
  const before = chainOf(inner.object);
  const name =
    inner.property.type === "PrivateIdentifier" ? undefined : nameOf(inner.property, inner.computed);
  return before.length > 0 && name !== undefined ? [...before, name] : [];
}

/** `registerTool` of `strapi.ai.mcp.registerTool`, and the interfaces on the way. */
function membersOf(chain: readonly string[]): UsedFact[] {
  const name = chain.at(-1) ?? "";
  const owner = interfaces[chain.slice(0, -1).join(".")];
  const own = interfaces[chain.join(".")];
  return [...(owner ? [`${owner}.${name}`] : []), ...(own && chain.length > 1 ? [own] : [])].map((id) => ({
    kind: "signatures",
    id: `@strapi/types ${id}`,
    name,
  }));
}

/** Of `strapi.documents(uid).findMany({ publicationFilter: … })`. */
function documentParameters(call: Extract<AnyNode, { type: "CallExpression" }>): UsedFact[] {
  const { callee, arguments: given } = call;
  if (callee.type !== "MemberExpression" || callee.object.type !== "CallExpression") return [];
  if (chainOf(callee.object.callee as AnyNode).join(".") !== "strapi.documents") return [];
  const method =
    callee.property.type === "PrivateIdentifier" ? undefined : nameOf(callee.property, callee.computed);
  const [params] = given.map((argument) => unwrapped(argument));
  if (method === undefined || params?.type !== "ObjectExpression") return [];
  return params.properties.flatMap((property) => {
    const name = property.type === "Property" ? nameOf(property.key, property.computed) : undefined;
    return name === undefined ? [] : [{ kind: "document-service-params", id: `${method}.${name}`, name }];
  });
}
