import type { Core } from "@strapi/strapi";

/** A controller that is an object. */
export const controller: Core.Controller = {
  order(ctx) {
    ctx.state.order.push("controller");
    ctx.body = ctx.state.order;
  },
};
