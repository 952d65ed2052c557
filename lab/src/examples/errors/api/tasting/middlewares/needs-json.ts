import type { Context, Next } from "koa";

export default () => async (ctx: Context, next: Next) => {
  if (!ctx.is("json")) {
    ctx.throw(415, "Send JSON", { details: { accepts: "application/json" } });
  }
  await next();
};
