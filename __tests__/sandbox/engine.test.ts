import type { Engine } from "../../sandbox/src/engine";
import { startEngine } from "../../scripts/sandbox/check/startEngine";

const recipes = "/api/recipes";
let engine: Engine;

beforeAll(async () => {
  engine = await startEngine({ path: recipes });
}, 60_000);
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

const count = async () => {
  const { body } = await engine.request({ method: "GET", path: recipes, query: "fields=title" });
  return (body as { meta: { pagination: { total: number } } }).meta.pagination.total;
};
const soup = { data: { title: "Cold soup", slug: "cold-soup" } };

test("a request gives the platform's response, its SQL, and its time", async () => {
  const response = await engine.request({ method: "GET", path: recipes, query: "filters[nope]=1" });
  expect(response).toMatchObject({ status: 400, body: { error: { message: "Invalid key nope" } } });
  const all = await engine.request({ method: "GET", path: recipes });
  expect(all.sql.join("\n")).toMatch(/^select .* from `recipes`/m);
  expect(all.ms).toBeGreaterThan(0);
});

test("what is created is there until a reset, and its events are told", async () => {
  const before = await count();
  const created = await engine.request({ method: "POST", path: recipes, body: soup, as: "full-access" });
  expect(created).toMatchObject({ status: 201, events: ["entry.create", "entry.publish"] });
  expect(await count()).toBe(before + 1);
  await engine.reset();
  expect(await count()).toBe(before);
});

test("there is no admin panel, and there are no accounts, uploads, emails, and webhooks", async () => {
  const read = ["/admin/init", "/api/users/me", "/api/upload/files", "/uploads/soup.jpg", "/admin/webhooks"];
  for (const path of read)
    expect(await engine.request({ method: "GET", path, as: "full-access" })).toMatchObject({ status: 404 });
  // The server has no route of another method for these paths either.
  const write = ["/admin/login", "/api/auth/local", "/api/upload", "/api/email"];
  for (const path of write)
    expect(await engine.request({ method: "POST", path, body: {}, as: "full-access" })).toMatchObject({
      status: 405,
    });
});

test("a transaction that fails leaves nothing behind", async () => {
  const before = await count();
  const steps = [{ instruction: "Chill." }, { minutes: 2 }];
  const body = { data: { ...soup.data, steps } };
  const failed = await engine.request({ method: "POST", path: recipes, body, as: "full-access" });
  expect(failed.status).toBe(400);
  const twice = {
    method: "POST",
    path: "/api/categories",
    body: { data: { name: "Soups and starters", slug: "x" } },
  };
  expect(await engine.request({ ...twice, as: "full-access" })).toMatchObject({ status: 400 });
  expect(await count()).toBe(before);
});

test("requests that are sent together run one after the other", async () => {
  const send = (index: number) => {
    const body = { data: { title: `Soup ${index}`, slug: `soup-${index}` } };
    return engine.request({ method: "POST", path: recipes, body, as: "full-access" });
  };
  const before = await count();
  const all = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
  expect(all.every(({ events }) => events.length === 2)).toBe(true);
  expect(await count()).toBe(before + 50);
}, 60_000);

test("a page has at most the configured number of entries", async () => {
  const query = "pagination[pageSize]=101";
  const { body } = await engine.request({ method: "GET", path: recipes, query });
  expect(body).toMatchObject({ meta: { pagination: { pageSize: 100 } } });
});

test("a request is rejected where the platform's server rejects it before its code runs", async () => {
  const write = { method: "POST", path: recipes, as: "full-access" };
  const headers = { "content-type": "application/json" };
  const poisoned = await engine.request({ ...write, headers, body: '{"data":{"__proto__":{}}}' });
  expect(poisoned).toMatchObject({ status: 400, body: { error: { name: "SyntaxError" } } });
  expect((await engine.request({ ...write, headers, body: "" })).status).toBe(400);
  const long = await engine.request({
    method: "GET",
    path: recipes,
    query: `filters[title]=${"x".repeat(17_000)}`,
  });
  expect(long).toMatchObject({ status: 431, body: null });
  expect((await engine.request({ method: "GET", path: `${recipes}/%00` })).status).toBe(400);
  const unknown = await engine.request({ method: "PUT", path: "/api/nothing" });
  expect(unknown).toMatchObject({ status: 405, headers: { allow: "HEAD, GET" } });
  expect(await engine.request({ method: "HEAD", path: recipes })).toMatchObject({ status: 200, body: null });
});

test("the draft and the published version of a document stand side by side", async () => {
  const created = await engine.request({ method: "POST", path: recipes, body: soup, as: "full-access" });
  const { documentId } = (created.body as { data: { documentId: string } }).data;
  const change = {
    method: "PUT",
    path: `${recipes}/${documentId}`,
    query: "status=draft&fields=title",
    body: { data: { title: "Warm soup" } },
    as: "full-access",
  } as const;
  await engine.request(change);
  const { draft, published } = await engine.versions(change);
  expect(draft).toMatchObject({ status: 200, body: { data: { documentId, title: "Warm soup" } } });
  expect(published).toMatchObject({ status: 200, body: { data: { documentId, title: "Cold soup" } } });
  expect([draft, published].every(({ sql }) => sql.length > 0)).toBe(true);
  // A read changes nothing.
  expect((await engine.versions(change)).draft.body).toEqual(draft.body);
  const onlyDraft = {
    method: "POST",
    path: recipes,
    query: "status=draft",
    body: soup,
    as: "full-access",
  } as const;
  const list = { ...onlyDraft, query: "filters[slug][$startsWith]=cold" };
  await engine.reset();
  await engine.request(onlyDraft);
  expect(await engine.versions(list)).toMatchObject({
    draft: { body: { data: [{ title: "Cold soup" }] } },
    published: { body: { data: [] } },
  });
});

test("senders may do what their roles and tokens allow", async () => {
  const post = (as: string) => engine.request({ method: "POST", path: recipes, body: soup, as });
  expect((await post("public")).status).toBe(403);
  expect((await post("read-only")).status).toBe(403);
  expect((await post("reader")).status).toBe(403);
  expect((await post("editor")).status).toBe(201);
  const headers = { authorization: "Bearer nobody" };
  expect((await engine.request({ method: "GET", path: recipes, headers })).status).toBe(401);
  const senders = ["public", "reader", "editor", "full-access", "read-only"];
  const paths = ["recipes", "homepage", "seasons", "ingredients", "authors", "categories"];
  const statuses = new Set<number>();
  for (const as of senders)
    for (const path of paths)
      statuses.add((await engine.request({ method: "GET", path: `/api/${path}`, as })).status);
  expect([...statuses]).toEqual([200]);
  const writers: string[] = [];
  for (const as of senders) {
    const body = { data: { name: `By ${as}`, slug: `by-${as}` } };
    const { status } = await engine.request({ method: "POST", path: "/api/categories", body, as });
    if (status === 201) writers.push(as);
  }
  expect(writers).toEqual(["full-access"]);
});

test("the Document Service returns, or throws as the platform does", async () => {
  const found = await engine.run('strapi.documents("api::recipe.recipe").count({ status: "published" })');
  expect(found).toMatchObject({ ok: true, value: 10 });
  const wrong = await engine.run('strapi.documents("api::recipe.recipe").findMany({ filters: { nope: 1 } })');
  expect(wrong).toMatchObject({ ok: false, error: { name: "ValidationError" } });
});

test.each([
  ['strapi.documents("a").findOne({', 1],
  ['const a = 1;\nconst b = strapi..documents("a");', 2],
  ["const a = 1;\nconst a = 2;", 2],
])("code that can't be parsed is a syntax error with its place: %j", async (code, line) => {
  const { error } = (await engine.run(code)) as { error?: { name: string; message: string } };
  expect(error?.name).toBe("SyntaxError");
  expect(error?.message).toMatch(new RegExp(`\\(${line}:\\d+\\)$`));
});

test.each([
  ["const soup: number = 1;\n  let n = (soup as number) + 1; let soup;", "2:37"],
  ["const all: Record<string, number> = {}; let all: string[];", "1:45"],
  ['const a: Array<string = ["b"];', "1:23"],
])("a syntax error in code with types has the place that its reader sees: %j", async (code, place) => {
  const { error } = (await engine.run(code)) as { error?: { message: string } };
  expect(error?.message).toMatch(new RegExp(`\\(${place}\\)$`));
});

const withTypes: readonly (readonly [code: string, value: unknown])[] = [
  ["const x: string = 1 as any;\nconst o = { a: [x] } satisfies Record<string, unknown>;\no", { a: [1] }],
  ["const first = <T,>(all: readonly T[]): T | undefined => all[0];\nfirst<number>([4])", 4],
  ["interface Row { a: number }\ntype Rows = Row[];\nconst rows = <Rows>[{ a: 2 }];\nrows[0]!.a", 2],
  [
    'import type { Core } from "@strapi/strapi";\n(strapi as Core.Strapi).documents("api::recipe.recipe").count()',
    12,
  ],
  ["enum Level { Easy, Hard = 7 }\n[Level.Hard, Level[0]]", [7, "Easy"]],
  ["function size(a: string): number;\nfunction size(a: any): number { return a.length }\nsize('abc')", 3],
  [
    "abstract class A<T> { protected n = 3; constructor(private readonly x: T) {} sum(): number { return Number(this.x) + this.n } }\n" +
      "class B extends A<number> {}\nnew B(4).sum()",
    7,
  ],
  ["class Lost extends Error {}\nnew Lost('x') instanceof Error", true],
  ["type Row = { a: 1 };", null],
];

test.each(withTypes)("types are removed from code: %j", async (code, value) => {
  expect(await engine.run(code)).toMatchObject({ ok: true, value });
});

test("a request that is sent again with its key and time gives the same ids and times", async () => {
  const send = async (key: string) => {
    await engine.reset();
    const moment = { key, now: Date.parse("2026-11-25T08:00:00Z") };
    return engine.request({ method: "POST", path: recipes, body: soup, as: "full-access" }, moment);
  };
  const first = await send("a");
  expect(first).toMatchObject({ status: 201, body: { data: { createdAt: "2026-11-25T08:00:00.000Z" } } });
  expect((await send("a")).body).toEqual(first.body);
  expect((await send("b")).body).not.toEqual(first.body);
});

const graphql = (query: string, as = "public") =>
  engine.request({ method: "POST", path: "/graphql", body: { query }, as });

test("GraphQL reads what the REST API has written, and writes into the same data", async () => {
  await engine.request({ method: "POST", path: recipes, body: soup, as: "full-access" });
  const { status, body, sql } = await graphql(
    '{ recipes(filters: { slug: { eq: "cold-soup" } }) { title } }',
  );
  expect({ status, body }).toEqual({ status: 200, body: { data: { recipes: [{ title: "Cold soup" }] } } });
  expect(sql.length).toBeGreaterThan(0);
  const before = await count();
  const created = await graphql(
    'mutation { createRecipe(data: { title: "Cold tea", slug: "cold-tea" }) { title } }',
    "full-access",
  );
  expect(created).toMatchObject({ status: 200, events: ["entry.create", "entry.publish"] });
  expect(await count()).toBe(before + 1);
});

test("GraphQL has the senders, the limits, and the errors of the platform", async () => {
  const refused = await graphql('mutation { createRecipe(data: { title: "No", slug: "no" }) { title } }');
  expect(refused.body).toMatchObject({ errors: [{ message: "Forbidden access" }] });
  expect((await graphql("{ recipes { colour } }")).status).toBe(400);
  const get = { method: "GET", path: "/graphql", query: "query=%7Brecipes%7Btitle%7D%7D" };
  expect(await engine.request(get)).toMatchObject({ status: 400 });
});

test("code runs as in the lab, and what it throws is its result", async () => {
  const result = await engine.run(`
    const documents = strapi.documents("api::recipe.recipe");
    const titles: string[] = [];
    for (const { title } of await documents.findMany({ sort: "title", limit: 2 })) titles.push(title!);
    const { length } = titles;`);
  expect(result).toMatchObject({ ok: true, value: { length: 2 } });
  const thrown = await engine.run(`
    import { errors } from "@strapi/utils";
    await strapi.db.transaction(async () => {
      await strapi.documents("api::category.category").create({ data: { name: "Tea", slug: "tea" } });
      throw new errors.ApplicationError("Stop");
    });`);
  expect(thrown).toMatchObject({ ok: false, error: { name: "ApplicationError", message: "Stop" } });
  const tea = { method: "GET", path: "/api/categories", query: "filters[slug]=tea" };
  expect(await engine.request(tea)).toMatchObject({ body: { data: [] } });
});

test("code has the language, and nothing of a browser or of Node", async () => {
  const names = ["fetch", "Function", "eval", "self", "process", "caches", "WebSocket"];
  const types = await engine.run(`[${names.map((name) => `typeof ${name}`).join(", ")}]`);
  expect(types).toMatchObject({
    ok: true,
    value: names.map((name) => (name === "self" ? "object" : "undefined")),
  });
  expect(await engine.run('require("fs")')).toMatchObject({ ok: false });
});

test("a reset takes away what code has added to the platform", async () => {
  await engine.run(`
    strapi.documents.use((context, next) => {
      if (context.action === "findMany") throw new Error("Closed");
      return next();
    });
    strapi.config.set("api.rest.maxLimit", 3);
    strapi.contentType("api::recipe.recipe").attributes.title.private = true;`);
  expect((await engine.request({ method: "GET", path: recipes })).status).toBe(500);
  await engine.reset();
  const { body } = await engine.request({ method: "GET", path: recipes, query: "pagination[pageSize]=4" });
  expect(body).toMatchObject({ data: Array.from({ length: 4 }, () => ({ title: expect.any(String) })) });
});

test("the steps of a request are told in their order", async () => {
  const body = { data: { name: "Tea", slug: "tea" } };
  const { steps, sql, events } = await engine.request({
    method: "POST",
    path: "/api/categories",
    body,
    as: "full-access",
  });
  const uid = "api::category.category";
  const told = steps.flatMap((step) => (step.kind === "sql" ? [] : [step]));
  const create = { uid, action: "beforeCreate" };
  expect(told[0]).toEqual({ kind: "middleware", of: "i18n", uid, action: "create" });
  expect(told).toContainEqual({ kind: "lifecycle", ...create });
  expect(told).toContainEqual({ kind: "subscriber", of: "timestamps", ...create });
  const at = (wanted: (step: (typeof steps)[number]) => boolean) => steps.findIndex(wanted);
  const insert = at((step) => step.kind === "sql" && /^insert into `categories`/.test(step.sql));
  expect(at((step) => step.kind === "subscriber")).toBeLessThan(insert);
  expect(at((step) => step.kind === "event")).toBeGreaterThan(insert);
  expect(steps.filter(({ kind }) => kind === "sql")).toHaveLength(sql.length);
  expect(events).toEqual(["entry.create"]);
});

test("middlewares and subscribers of code are among the steps", async () => {
  const { steps } = await engine.run(`
    strapi.documents.use((context, next) => next());
    strapi.db.lifecycles.subscribe({ models: ["api::recipe.recipe"], beforeCount: () => undefined });
    await strapi.documents("api::recipe.recipe").count({});`);
  const uid = "api::recipe.recipe";
  expect(steps).toContainEqual({ kind: "middleware", of: "code", uid, action: "count" });
  expect(steps).toContainEqual({ kind: "subscriber", of: "code", uid, action: "beforeCount" });
});
