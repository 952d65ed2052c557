import type { Core } from "@strapi/strapi";

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  receive(ctx) {
    const { method, headers, body } = { method: ctx.method, headers: ctx.headers, body: ctx.request.body };
    strapi.service("api::inbox.inbox").add({
      headers: {
        method,
        "content-type": headers["content-type"],
        "user-agent": headers["user-agent"],
        "x-strapi-event": ctx.get("x-strapi-event"),
        authorization: headers.authorization,
      },
      body,
    });
    ctx.status = 204;
  },

  list(ctx) {
    ctx.body = { data: strapi.service("api::inbox.inbox").all() };
  },
});
