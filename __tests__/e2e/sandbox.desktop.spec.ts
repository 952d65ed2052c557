import { openHydrated } from "./support/hydration";
import { addSandboxClient, builtSandbox, send } from "./support/sandboxClient";
import { expect, test } from "./support/test";

const files = builtSandbox();
if (!files) throw new Error("The site was built without the sandbox: npm ci --prefix sandbox, then build.");

test.beforeEach(async ({ page }) => {
  await openHydrated(page, "/dev-docs/intro");
});

test("responds to requests in a page, with each file downloaded once", async ({ page }) => {
  const downloads = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name, transferSize }) => name.includes("/sandbox/") && transferSize > 0)
        .map(({ name }) => new URL(name).pathname)
        .sort(),
    );
  await addSandboxClient(page, files);
  expect(await downloads()).toEqual([]);
  const { status, body } = await send(page, { method: "GET", path: "/api/recipes" });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ title: expect.any(String) })]),
  });
  expect(await downloads()).toEqual([files.data, files.engine, files.sqlite].map(({ path }) => path).sort());
});

test("responds to GraphQL, which is downloaded with the first query", async ({ page }) => {
  const requested: string[] = [];
  page.context().on("request", (request) => requested.push(new URL(request.url()).pathname));
  await addSandboxClient(page, files);
  await send(page, { method: "GET", path: "/api/recipes" });
  expect(requested).not.toContain(files.chunks.graphql.path);
  const query = "{ recipes(pagination: { limit: 1 }) { title } }";
  const { status, body } = await send(page, { method: "POST", path: "/graphql", body: { query } });
  expect({ status, body }).toEqual({
    status: 200,
    body: { data: { recipes: [{ title: expect.any(String) }] } },
  });
  expect(requested).toContain(files.chunks.graphql.path);
});

test("keeps changes until the data is reset", async ({ page }) => {
  await addSandboxClient(page, files);
  const created = await send(page, {
    method: "POST",
    path: "/api/categories",
    body: { data: { name: "Late breakfast", slug: "late-breakfast" } },
    as: "full-access",
  });
  expect(created.status).toBe(201);
  const list = { method: "GET", path: "/api/categories", query: "filters[slug]=late-breakfast" };
  expect((await send(page, list)).body).toMatchObject({ data: [{ name: "Late breakfast" }] });
  await page.evaluate(() => Reflect.get(globalThis, "openSandbox")("test").reset());
  expect((await send(page, list)).body).toMatchObject({ data: [] });
});

test("has a policy of its own: the worker may compile WebAssembly and load scripts of the site, and request nothing", async ({
  page,
}) => {
  const response = await page.request.get(files.engine.path);
  expect(response.headers()["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'self'",
  );
  expect(response.headers()["cache-control"]).toContain("immutable");
});

test.describe("what the page itself may not", () => {
  test.use({ mayViolatePolicy: true });

  test("compile WebAssembly", async ({ page }) => {
    const failure = await page.evaluate(
      async ([path]) =>
        WebAssembly.compile(await (await fetch(path ?? "")).arrayBuffer()).then(
          () => "compiled",
          (error) => String(error),
        ),
      [files.sqlite.path],
    );
    expect(failure).toMatch(/CompileError.*Content Security Policy/);
  });
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("works once it was used", async ({ page, context }) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await addSandboxClient(page, files);
    await send(page, { method: "GET", path: "/api/recipes" });
    await page.waitForFunction(
      async (paths) => (await Promise.all(paths.map((path) => caches.match(path)))).every(Boolean),
      [files.engine, files.sqlite, files.data].map(({ path }) => path),
    );
    await context.setOffline(true);
    await openHydrated(page, "/dev-docs/intro");
    await addSandboxClient(page, files);
    const { status } = await send(page, { method: "GET", path: "/api/recipes" });
    expect(status).toBe(200);
  });
});

test("ends a request that runs too long, and keeps the visit's changes", async ({ page }) => {
  await addSandboxClient(page, files);
  const created = await send(page, {
    method: "POST",
    path: "/api/categories",
    body: { data: { name: "Late breakfast", slug: "late-breakfast" } },
    as: "full-access",
  });
  const first = page.workers();
  expect(first).toHaveLength(1);
  // Each level multiplies the entries of the one before it.
  const hanging = {
    method: "GET",
    path: "/api/recipes",
    query: `populate=${"author.recipes.".repeat(20)}author`,
  };
  const ended = new Promise((resolve) => first[0]?.once("close", resolve));
  await expect(send(page, hanging)).rejects.toThrow(
    "This took longer than 5 seconds, so it was stopped. Your earlier changes are kept.",
  );
  await ended;
  const list = { method: "GET", path: "/api/categories", query: "filters[slug]=late-breakfast" };
  // The same entry: with its ids and its times.
  expect((await send(page, list)).body).toMatchObject({ data: [(created.body as { data: object }).data] });
  expect(page.workers()).toHaveLength(1);
  expect(page.workers()).not.toEqual(first);
});
