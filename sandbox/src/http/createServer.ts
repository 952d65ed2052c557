import { createRoutes } from "@strapi/core/dist/core-api/routes/index.mjs";
import { errors } from "@strapi/core/dist/middlewares/errors.mjs";
import requestContext from "@strapi/core/dist/services/request-context.mjs";
import createEndpointComposer from "@strapi/core/dist/services/server/compose-endpoint.mjs";
import createError from "http-errors";
import { prefix } from "../configuration";
import type { ContentTypeSchema, SandboxData } from "../data";
import { localesRoute } from "../i18n";
import type { Strapi } from "../strapi";
import { readBody } from "./body";
import { Context, type Incoming } from "./context";
import { isGraphql } from "./isGraphql";
import { type Adders, createRouter, type Handler } from "./router";

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Server {
  serve(incoming: Incoming): Promise<Reply>;
  /** Does what the first request for a path would do before anything else. A failure is that request's. */
  prepare(path: string): void;
}

/** The platform's routes, endpoints, and errors, without a network. */
export function createServer(
  strapi: Strapi,
  { contentTypes }: SandboxData,
  graphql: () => Promise<Handler>,
): Server {
  const router = createRouter(prefix);
  const addEndpoint = createEndpointComposer(strapi);
  const addAll = (routes: readonly object[], add: Adders) => {
    for (const route of routes) addEndpoint(route, { router: add });
  };
  router.addGroup("i18n", (add) => addAll([localesRoute], add));
  for (const [uid, type] of Object.entries(contentTypes)) {
    const { singularName, pluralName } = type.info;
    const segment = type.kind === "singleType" ? singularName : pluralName;
    if (type.apiName) router.addGroup(segment, (add) => addAll(routesOf(strapi, uid, type), add));
  }
  const catchErrors = errors();

  const serve = async (incoming: Incoming): Promise<Reply> => {
    if (incoming.path.length + incoming.query.length > longestTarget)
      return { status: 431, headers: {}, body: null };
    const context = new Context(incoming);
    await requestContext.run(context, () =>
      catchErrors(context, async () => {
        context.request.body = readBody(incoming.body, incoming.headers["content-type"] ?? "");
        if (isGraphql(incoming)) {
          await (await graphql())(context, nothing);
          return;
        }
        await router.handle(context);
        lookForFile(context);
      }),
    );
    const reply = replyOf(context);
    return incoming.method === "HEAD" ? { ...reply, body: null } : reply;
  };
  const prepare = (path: string) => {
    try {
      router.prepare(path);
    } catch {
      // The request finds the same.
    }
  };
  return { serve, prepare };
}

/** Node.js accepts 16 KB of headers, including the URL. */
const longestTarget = 16 * 1024;

/** The platform looks for a file at a path that nothing else is at. There is none here, but not every path can be one. */
function lookForFile({ method, status, body, path }: Context): void {
  const isFound = status !== 404 || (body !== undefined && body !== null);
  if (isFound || !["GET", "HEAD"].includes(method)) return;
  if (/%00/.test(path)) throw createError(400, "Malicious Path", {});
}

/** A core router's routes, each with the action that permissions name. */
function routesOf(strapi: Strapi, uid: string, { apiName }: ContentTypeSchema): object[] {
  const routes = createRoutes({ strapi, contentType: strapi.contentType(uid) ?? {} });
  return Object.values(routes).map((route) => ({
    ...route,
    info: { apiName, type: "content-api" },
    config: { auth: { scope: [scopeOf(route)] } },
  }));
}

function scopeOf(route: object): string {
  return "handler" in route ? String(route.handler) : "";
}

const nothing = async () => undefined;

function replyOf({ status, body, responseHeaders }: Context): Reply {
  if (body === undefined || body === null) return { status, headers: responseHeaders, body: null };
  const type = typeof body === "string" ? "text/plain" : "application/json";
  const headers = { "content-type": `${type}; charset=utf-8`, ...responseHeaders };
  const isText = typeof body === "string" && !headers["content-type"].startsWith("application/json");
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { status, headers, body: isText ? body : JSON.parse(text) };
}
