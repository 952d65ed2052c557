import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadLab, prepareLab, type RunningLab, startLab } from "../../runner/platform/lab";
import { freePort } from "../../runner/project";
import { ask, signIn } from "../support/client";

let port: number;
let lab: RunningLab;

beforeAll(async () => {
  await prepareLab();
  port = await freePort();
  lab = await startLab({ name: "platform-test", port, clock: "fixed" });
}, 900_000);
beforeEach(() => lab.restoreDatabase());
afterAll(() => lab.stop());

const titles = "/api/recipes?fields[0]=title&pagination[limit]=2";
const lemonRice = { data: { title: "Lemon rice", slug: "lemon-rice" } };
const create = (token: string) => ask(lab, "/api/recipes", { method: "POST", token, data: lemonRice });

it("serves the seeded recipes", async () => {
  expect(await ask(lab, titles)).toEqual({
    status: 200,
    body: {
      data: [
        { id: 2, documentId: "b7k4fr0fct5opctw00qjpmiq", title: "Roasted pumpkin soup" },
        { id: 6, documentId: "eyljnbmhm2gzai5v2bfa9mmz", title: "Chickpea flatbread" },
      ],
      meta: { pagination: { start: 0, limit: 2, total: 10 } },
    },
  });
});

it("responds to GraphQL", async () => {
  const query = '{ recipes(locale: "fr") { title author { name } } }';
  const { body } = await ask(lab, "/graphql", { method: "POST", data: { query } });
  expect(body).toEqual({
    data: {
      recipes: [
        { title: "Soupe de potiron rôti", author: { name: "Lucía Ortega" } },
        { title: "Salade de tomates et de pêches", author: { name: "Lucía Ortega" } },
        { title: "Risotto au safran", author: { name: "Amina Benali" } },
      ],
    },
  });
});

it("knows the three API tokens and what each may", async () => {
  const { fullAccess, readOnly, custom } = lab.accounts.apiTokens;
  expect((await create(readOnly)).status).toBe(403);
  expect((await create(custom)).status).toBe(403);
  expect((await create("unknown")).status).toBe(401);
  expect((await create(fullAccess)).status).toBe(201);
  expect((await ask(lab, "/api/authors", { token: custom })).status).toBe(403);
  expect((await ask(lab, "/api/ingredients", { token: custom })).status).toBe(200);
});

it("lets every end user and administrator in", async () => {
  for (const { email, password } of lab.accounts.endUsers) {
    const data = { identifier: email, password };
    expect((await ask(lab, "/api/auth/local", { method: "POST", data })).status).toBe(200);
  }
  for (const { email, password } of lab.accounts.admins) {
    const data = { email, password };
    expect((await ask(lab, "/admin/login", { method: "POST", data })).status).toBe(200);
  }
});

it.each([
  ["nora", 200, 200],
  ["paul", 200, 200],
  ["mei", 403, 403],
  ["sam", 200, 403],
])("lets %s read a recipe of others: %i, and publish it: %i", async (name, reading, publishing) => {
  const token = await signIn(lab, `${name}@saffron.example`);
  const path = "/content-manager/collection-types/api::recipe.recipe/h7i76m2nq0dajfycumgkswq7";
  expect((await ask(lab, path, { token })).status).toBe(reading);
  const publish = { method: "POST", token, data: {} };
  expect((await ask(lab, `${path}/actions/publish`, publish)).status).toBe(publishing);
});

it("puts rows, files, counters and mails back, so that the same request gives the same response", async () => {
  const before = await ask(lab, titles);
  const uploads = () => readdirSync(join(lab.folder, "public", "uploads")).sort();
  const filesBefore = uploads();
  const change = async () => {
    const response = await create(lab.accounts.apiTokens.fullAccess);
    const form = new FormData();
    form.append("files", new Blob(["Salt"], { type: "text/plain" }), "list.txt");
    const headers = { Authorization: `Bearer ${lab.accounts.apiTokens.fullAccess}` };
    const upload = await fetch(`${lab.url}/api/upload`, { method: "POST", headers, body: form });
    await lab.run(`await strapi.plugin("email").service("email").send({ to: "a@saffron.example" });`);
    return [response, await upload.json(), uploads(), readdirSync(join(lab.folder, "mails"))];
  };

  await lab.restoreDatabase();
  const first = await change();
  expect(uploads()).toHaveLength(filesBefore.length + 1);
  await lab.restoreDatabase();
  expect([await ask(lab, titles), uploads()]).toEqual([before, filesBefore]);
  await lab.restoreDatabase();
  expect(await change()).toEqual(first);
});

it("gives each request a second of its own", async () => {
  const { body } = await create(lab.accounts.apiTokens.fullAccess);
  expect(body).toMatchObject({ data: { createdAt: "2026-06-15T10:00:01.000Z" } });
});

it("writes mails into files", async () => {
  const data = { email: "reader@saffron.example" };
  const { status } = await ask(lab, "/api/auth/forgot-password", { method: "POST", data });
  expect(status).toBe(200);
  const mail: unknown = JSON.parse(readFileSync(join(lab.folder, "mails", "0001.json"), "utf8"));
  expect(mail).toMatchObject({ to: "reader@saffron.example", subject: "Reset password" });
});

it("runs side by side with others that don't see its changes", async () => {
  const other = await loadLab({ name: "platform-test-2", clock: "fixed" });
  try {
    await create(lab.accounts.apiTokens.fullAccess);
    const count = `strapi.documents("api::recipe.recipe").count({})`;
    expect(await lab.run(count)).toMatchObject({ value: 13 });
    expect(await other.run(count)).toMatchObject({ value: 12 });
  } finally {
    await other.stop();
  }
});

it("refuses a second lab of the same name, and a taken port", async () => {
  await expect(loadLab({ name: "platform-test" })).rejects.toThrow(
    'A lab with the name "platform-test" already runs',
  );
  await expect(startLab({ name: "platform-test-2", port })).rejects.toThrow(`Port ${port} is in use`);
  await expect(loadLab({ name: "../up" })).rejects.toThrow("can't be the name of a lab");
});
