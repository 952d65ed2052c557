import type { Core } from "@strapi/strapi";

export default (config: { name?: string }): Core.MiddlewareHandler => {
  const name = config.name ?? "outer";
  return async (ctx, next) => {
    ctx.state.layers = [...(ctx.state.layers ?? []), `${name} before`];
    await next();
    // The response exists now, so this code can change it.
    ctx.body.layers.push(`${name} after`);
  };
};
