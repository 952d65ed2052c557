import type { Core } from "@strapi/strapi";

export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (!ctx.is("json")) {
    ctx.throw(415, "Send JSON", { details: { accepts: "application/json" } });
  }
  await next();
};
