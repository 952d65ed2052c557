import type { Engine } from "../../sandbox/src/engine";
import { startEngine } from "../../scripts/sandbox/check/startEngine";
import { everyType } from "./support/everyType";

interface Entry {
  readonly documentId: string;
  readonly [field: string]: unknown;
}

let engine: Engine | undefined;

beforeAll(async () => {
  engine = await startEngine({ project: everyType });
}, 120_000);
afterAll(() => engine?.stop());
beforeEach(() => engine?.reset());

/** As Public, who can do everything. */
async function request(method: string, path: string, query = "", body?: object) {
  const response = await engine?.request({ method, path, query, ...(body ? { body: { data: body } } : {}) });
  return { status: response?.status, ...(response?.body as { data: unknown; error?: unknown }) };
}

async function articles(query: string): Promise<Entry[]> {
  return (await request("GET", "/api/articles", query)).data as Entry[];
}

test("entries are made for every type, and each of them is valid", () => {
  expect(engine?.filled).toEqual({
    counts: {
      "api::author.author": 6,
      "api::tag.tag": 6,
      "api::article.article": 6,
      "api::home.home": 1,
    },
    problems: [],
  });
});

test("values fit what the fields allow", async () => {
  const all = await articles("status=draft&populate=*");
  for (const article of all) {
    expect(article.title).toMatch(/^.{5,40}$/);
    expect(article.code).toMatch(/^[A-Z]{3}-\d{4}$/);
    expect(article.short).toMatch(/^.{1,2}$/);
    expect(String(article.summary).length).toBeGreaterThanOrEqual(200);
    expect(["news", "essay", "interview"]).toContain(article.kind);
    expect([10, 11, 12]).toContain(article.words);
    expect(article.ratio).toBeGreaterThanOrEqual(0.25);
    expect(article.ratio).toBeLessThanOrEqual(0.5);
    expect(article.quotes).toHaveLength(3);
    expect(article).not.toHaveProperty("secret");
    for (const field of ["cover", "seo", "author"]) expect(article[field]).toHaveProperty("id");
    for (const field of ["gallery", "zone", "tags"])
      expect((article[field] as unknown[]).length).toBeGreaterThan(0);
  }
  for (const field of ["title", "code", "short", "slug"])
    expect(new Set(all.map((one) => one[field])).size).toBe(6);
});

test("one of several documents is a draft, and every other one is translated", async () => {
  expect(await articles("status=draft")).toHaveLength(6);
  expect(await articles("status=published")).toHaveLength(5);
  expect(await articles("locale=fr")).toHaveLength(3);
  const [first] = await articles("locale=fr&sort=title");
  expect(first?.title).toBe("Amber title 1 (fr)");
});

test.each([
  ["filters[kind]=essay", 2],
  ["filters[words][$gte]=11&filters[featured]=true", 2],
  ["filters[author][name][$startsWith]=Amber", 1],
  ["filters[quotes][text][$contains]=Birch", 2],
  ["filters[owner][username]=nia", 1],
])("%s finds %i", async (query, count) => {
  expect(await articles(query)).toHaveLength(count);
});

test("populate goes through components, dynamic zones, and both sides of a relation", async () => {
  const [article] = await articles("populate[zone][on][shared.quote][populate][source]=true&sort=title");
  expect(article?.zone).toContainEqual(expect.objectContaining({ __component: "shared.quote" }));
  const { data } = await request("GET", "/api/authors", "populate=articles&sort=name");
  expect((data as Entry[])[0]?.articles).toContainEqual(
    expect.objectContaining({ title: "Amber title 1", locale: "en" }),
  );
  expect(await request("GET", "/api/home", "populate[hero][populate]=source")).toMatchObject({
    status: 200,
    data: { hero: { source: { name: "Amber name 1" } } },
  });
});

test("Public creates, updates, and deletes, and the platform's own checks hold", async () => {
  const created = await request("POST", "/api/authors", "", { name: "Zoe" });
  expect(created).toMatchObject({ status: 201, data: { name: "Zoe" } });
  const path = `/api/authors/${(created.data as Entry).documentId}`;
  expect(await request("PUT", path, "", { name: "Zoé" })).toMatchObject({
    status: 200,
    data: { name: "Zoé" },
  });
  expect(await request("DELETE", path)).toMatchObject({ status: 204 });
  expect(await request("POST", "/api/authors", "", {})).toMatchObject({
    status: 400,
    error: { message: "name must be defined." },
  });
});

test("every sender reads and writes, except the read-only token, which reads", async () => {
  const statuses: Record<string, (number | undefined)[]> = {};
  for (const as of ["public", "reader", "editor", "full-access", "read-only"]) {
    const read = await engine?.request({ method: "GET", path: "/api/authors", as });
    const body = { data: { name: `By ${as}` } };
    const write = await engine?.request({ method: "POST", path: "/api/authors", body, as });
    statuses[as] = [read?.status, write?.status];
  }
  expect(statuses).toEqual({
    public: [200, 201],
    reader: [200, 201],
    editor: [200, 201],
    "full-access": [200, 201],
    "read-only": [200, 403],
  });
});

test("a reset brings the generated entries back", async () => {
  const before = (await request("GET", "/api/tags")).data;
  await request("DELETE", `/api/tags/${(before as Entry[])[0]?.documentId}`);
  await engine?.reset();
  expect((await request("GET", "/api/tags")).data).toEqual(before);
});

test("the sample project's types are not there", async () => {
  expect(await request("GET", "/api/recipes")).toMatchObject({ status: 404 });
});

test("the same project gives the same entries again", async () => {
  const before = await articles("status=draft&populate=*");
  await engine?.stop();
  engine = await startEngine({ project: everyType });
  expect(await articles("status=draft&populate=*")).toEqual(before);
}, 120_000);

test("a name that the platform keeps for itself is rejected", async () => {
  const info = { singularName: "two", pluralName: "twos", displayName: "Two" };
  const contentTypes = { "api::two.two": { info, attributes: { createdAt: { type: "string" } } } };
  await engine?.stop();
  engine = undefined;
  await expect(startEngine({ project: { contentTypes, components: {} } })).rejects.toThrow(
    "Attribute name is reserved: createdAt in api::two.two.",
  );
}, 120_000);

test("what the platform says about wrong types names each of them", async () => {
  const info = { singularName: "Bad Name", pluralName: "bads", displayName: "Bad" };
  const values = { type: "enumeration", enum: ["1", "2"] };
  const contentTypes = {
    "api::one.one": { info, attributes: {} },
    "api::two.two": {
      info: { singularName: "two", pluralName: "twos", displayName: "Two" },
      attributes: { values },
    },
  };
  await engine?.stop();
  engine = undefined;
  const starting = startEngine({ project: { contentTypes, components: {} } });
  await expect(starting).rejects.toThrow(/api::one\.one'[\s\S]*api::two\.two'[\s\S]*'values'/);
}, 120_000);
