import type { Core } from "@strapi/strapi";

export default (config: { name?: string }): Core.MiddlewareHandler => {
  const name = config.name ?? "outer";
  return async (ctx, next) => {
    ctx.state.layers = [...(ctx.state.layers ?? []), `${name} before`];
    await next();
    // The answer is there: what follows changes it.
    ctx.body.layers.push(`${name} after`);
  };
};
