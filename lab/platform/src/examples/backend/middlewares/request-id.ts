import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";

interface Config {
  header?: string;
}

// Adds an ID to each response, so you can find the request in the log. Keeps the caller's ID, if there is one.
const requestId = (config: Config, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const header = config.header ?? "X-Request-Id";
  return async (ctx, next) => {
    const id = ctx.get(header) || randomUUID();
    ctx.state.requestId = id;
    ctx.set(header, id);
    await next();
    if (ctx.status >= 500) strapi.log.error(`${ctx.method} ${ctx.path} failed, request ${id}`);
  };
};

export default requestId;
