import type { Core } from "@strapi/strapi";

interface Options {
  /** An end user, or "token" for an API token with full access; no authentication if omitted. */
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface ProbeResponse {
  status: number;
  headers: Headers;
  /** Parsed, if it is JSON. */
  body: unknown;
}

/** Functions for claims: `ask` sends a request, `allow` lets a role of end users call actions of recipes. */
export function callers(strapi: Core.Strapi) {
  const url = () => `http://127.0.0.1:${strapi.config.get("server.port")}`;

  async function tokenOf(as: string): Promise<string> {
    if (as === "token") {
      const service = strapi.service("admin::api-token-content-api");
      return (await service.create({ name: "Claim", type: "full-access", lifespan: null })).accessKey;
    }
    const body = JSON.stringify({ identifier: as, password: "Throw-away-2" });
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(`${url()}/api/auth/local`, { method: "POST", headers, body });
    return ((await response.json()) as { jwt: string }).jwt;
  }

  async function ask(
    method: string,
    path: string,
    { as, body, headers = {} }: Options = {},
  ): Promise<ProbeResponse> {
    const isForm = body instanceof FormData;
    const all = {
      ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
      ...(as === undefined ? {} : { Authorization: `Bearer ${await tokenOf(as)}` }),
      ...headers,
    };
    const content = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const response = await fetch(`${url()}${path}`, { method, headers: all, ...content });
    return { status: response.status, headers: response.headers, body: parsed(await response.text()) };
  }

  async function allow(type: string, ...actions: string[]): Promise<void> {
    const role = await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type } });
    const permissions = strapi.db.query("plugin::users-permissions.permission");
    for (const action of actions)
      await permissions.create({ data: { action: `api::recipe.recipe.${action}`, role: role.id } });
  }

  return { ask, allow };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
