import type { Core } from "@strapi/strapi";

/** Marks responses to requests that come as far as to the last global middleware. */
export const stamp = (): Core.MiddlewareHandler => async (ctx, next) => {
  ctx.set("X-Stamp", "last");
  await next();
};
