import type { Core } from "@strapi/strapi";

/** What the Document Service was called with. */
interface Calls {
  documentCalls: string[];
  documentParams: unknown[];
}

/** Code of a project that shows the order of its parts, and notes calls of the Document Service. */
export const application = {
  register({ strapi }: { strapi: Core.Strapi }) {
    const calls: Calls = { documentCalls: [], documentParams: [] };
    Object.assign(globalThis, calls);
    strapi.server.use((ctx, next) => {
      ctx.state.order = ["global middleware"];
      const isStamped = ctx.response.get("X-Stamp") !== "";
      ctx.state.seen = `register ${isStamped} ${ctx.request.body === undefined}`;
      return next();
    });
    strapi.documents.use(async (context, next) => {
      calls.documentCalls.push(context.action);
      calls.documentParams.push(context.params);
      const ctx = strapi.requestContext.get();
      if (ctx?.state.user?.email) ctx.set("X-User", ctx.state.user.email);
      return next();
    });
  },

  bootstrap({ strapi }: { strapi: Core.Strapi }) {
    strapi.server.use((ctx, next) => {
      ctx.set("X-Seen", `${ctx.state.seen}, bootstrap ${ctx.response.get("X-Stamp") !== ""}`);
      return next();
    });
  },
};
