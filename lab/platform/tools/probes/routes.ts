import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/** Routes that return what a project's code receives, and the effects of what it does. */

type Handler = Core.ControllerHandler;

const open = { auth: false } as const;
const readers = { auth: { scope: ["api::recipe.recipe.find"] } };

const state: Handler = (ctx) => {
  const { user, isAuthenticated = null } = ctx.state;
  ctx.body = { user: user ? { username: user.username, role: user.role.type } : null, isAuthenticated };
};

const added: Handler = (ctx) => {
  const {
    query,
    request,
    state: { user, route },
  } = ctx;
  const methods = [typeof ctx.created, typeof ctx.badRequest];
  ctx.body = { query, body: request.body ?? null, user: user?.username ?? null, route: route.path, methods };
};

const files: Handler = (ctx) => {
  const received = Object.entries(ctx.request.files ?? {});
  ctx.body = Object.fromEntries(
    received.map(([name, file]) => [name, [file].flat().map((one) => one.originalFilename)]),
  );
};

const fail: Handler = (ctx) => {
  const { kind } = ctx.params;
  if (kind === "plain") throw new Error("Mine");
  const ErrorClass = Object.entries(errors).find(
    ([name]) => name === kind,
  )?.[1] as typeof errors.ApplicationError;
  throw new ErrorClass("Mine", { a: 1 });
};

const named = [
  "badRequest",
  "unauthorized",
  "forbidden",
  "notFound",
  "conflict",
  "unprocessableEntity",
  "tooManyRequests",
  "internalServerError",
  "serviceUnavailable",
] as const;

const methods: Handler = (ctx) => {
  const codes = named.map((name) => {
    ctx[name]("Mine");
    return [name, ctx.status];
  });
  ctx.send(codes);
};

const late: Handler = async (ctx) => {
  await new Promise((done) => setTimeout(done, 50));
  ctx.body = "late";
};

const reply =
  (body: unknown): Handler =>
  (ctx) => {
    ctx.body = body;
  };

const assigned: Handler = (ctx) => {
  ctx.query = { a: 1, b: true } as unknown as typeof ctx.query;
  ctx.body = { query: ctx.query, url: ctx.url };
};

const doesNotWait: Core.MiddlewareHandler = (_ctx, next) => {
  next();
};

const stops: Core.MiddlewareHandler = (ctx) => {
  ctx.body = "at once";
};

const notes: Core.MiddlewareHandler = async (ctx, next) => {
  ctx.state.order.push("route middleware");
  await next();
};

const get = (path: string, handler: string | Handler, config: object) => ({
  method: "GET",
  path: `/probe/${path}`,
  handler,
  config,
});

export const routes = {
  routes: [
    get("state", state, readers),
    get("open", state, open),
    { ...get("added", added, readers), method: "ALL" },
    { ...get("files", files, open), method: "POST" },
    get("fail/:kind", fail, open),
    get("methods", methods, open),
    get("unawaited", late, { ...open, middlewares: [doesNotWait] }),
    get("unreached", reply("reached"), { ...open, middlewares: [stops] }),
    get("named", reply("x"), {
      ...open,
      middlewares: [{ name: "global::request-id", config: { header: "X-Named" } }],
    }),
    get("assigned", assigned, open),
    get("order", "probe.order", { ...open, policies: ["note"], middlewares: [notes] }),
    get("made", "made.show", open),
    get("helpers", "api::category.category.helpers", open),
    get("changed-query", "api::category.category.changed", open),
    get("unchecked", "api::category.category.unchecked", open),
  ],
};
