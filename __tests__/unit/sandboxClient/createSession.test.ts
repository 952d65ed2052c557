import type { Order } from "../../../sandbox/src/worker";
import { createSession } from "../../../src/sandbox/createSession";
import { type Engine, EngineEnded } from "../../../src/sandbox/engineWorker";

const get = { method: "GET", path: "/api/recipes" };
const post = { method: "POST", path: "/api/recipes" };
const put = { method: "PUT", path: "/api/recipes/a" };

type Act = (order: Order) => unknown;

/** Starts engines that do as they are told, and remembers what each was asked. */
function engines(...acts: readonly Act[]) {
  const asked: Order[][] = [];
  const start = jest.fn(async (_path?: string): Promise<Engine> => {
    const act = acts[Math.min(asked.length, acts.length - 1)] ?? (() => ({ status: 200 }));
    const orders: Order[] = [];
    asked.push(orders);
    return {
      ask: async (order) => {
        orders.push(order);
        return act(order);
      },
      end: () => {},
    };
  });
  return { start, asked };
}

const works: Act = () => ({ status: 200 });
const endsOn =
  (path: string): Act =>
  (order) => {
    if (order.kind === "request" && order.request.path === path) throw new EngineEnded("Too long.");
    return { status: 200 };
  };
const pathsOf = (orders: readonly Order[] = []) =>
  orders.map((order) => (order.kind === "request" ? order.request.path : order.kind));
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it("tells the engine which request waits for it", async () => {
  const { start } = engines(works);
  const session = createSession(start);
  await session.request(get);
  await session.request(post);
  expect(start.mock.calls).toEqual([[get.path]]);
});

it("starts nothing before the first request, and one engine for all", async () => {
  const { start, asked } = engines(works);
  const sandbox = createSession(start);
  await sandbox.reset();
  expect(start).not.toHaveBeenCalled();
  await Promise.all([sandbox.request(get), sandbox.request(post)]);
  expect(start).toHaveBeenCalledTimes(1);
  expect(pathsOf(asked[0])).toEqual(["/api/recipes", "/api/recipes"]);
});

it("makes successful changes again in a new engine, in their order and as they were sent", async () => {
  const { start, asked } = engines((order) => {
    if (order.kind === "request" && order.request.path === "/bad") return { status: 400 };
    return endsOn("/slow")(order);
  }, works);
  const sandbox = createSession(start);
  for (const request of [post, get, { ...post, path: "/bad" }, put]) await sandbox.request(request);
  await expect(sandbox.request({ ...post, path: "/slow" })).rejects.toThrow("Too long.");
  await settled();
  expect(asked[1]).toEqual([asked[0]?.[0], asked[0]?.[3]]);
  await sandbox.request(get);
  expect(start).toHaveBeenCalledTimes(2);
});

it("forgets changes when the data is reset", async () => {
  const { start, asked } = engines(endsOn("/slow"), works);
  const sandbox = createSession(start);
  await sandbox.request(post);
  await sandbox.reset();
  await expect(sandbox.request({ ...get, path: "/slow" })).rejects.toThrow();
  await settled();
  expect(pathsOf(asked[0])).toEqual(["/api/recipes", "reset", "/slow"]);
  expect(pathsOf(asked[1])).toEqual([]);
});

it("goes back to the start where changes can't be made again, and says so", async () => {
  const { start } = engines(endsOn("/slow"), endsOn("/api/recipes"), works);
  const sandbox = createSession(start);
  await sandbox.request(post);
  const slow = sandbox.request({ ...get, path: "/slow" });
  const next = sandbox.request(get);
  await expect(slow).rejects.toThrow("Too long.");
  await expect(next).rejects.toThrow("the data is as it was at the start");
  await expect(sandbox.request(get)).resolves.toEqual({ status: 200 });
});

it("tries again with the next request when the engine didn't start", async () => {
  const { start } = engines(works);
  start.mockRejectedValueOnce(new Error("No connection."));
  const sandbox = createSession(start);
  await expect(sandbox.request(get)).rejects.toThrow("No connection.");
  await expect(sandbox.request(get)).resolves.toEqual({ status: 200 });
});

it("keeps its engine when a request fails inside of it", async () => {
  let count = 0;
  const { start } = engines(() => {
    count++;
    if (count === 1) throw new Error("A member is missing.");
    return { status: 200 };
  });
  const sandbox = createSession(start);
  await expect(sandbox.request(get)).rejects.toThrow("A member is missing.");
  await sandbox.request(get);
  expect(start).toHaveBeenCalledTimes(1);
});

it("starts another engine after a restart, without the changes of the one before", async () => {
  const { start, asked } = engines(works);
  const sandbox = createSession(start);
  await sandbox.request(post);
  await sandbox.restart();
  await sandbox.start();
  expect(start).toHaveBeenCalledTimes(2);
  await sandbox.request(get);
  expect(pathsOf(asked[1])).toEqual(["/api/recipes"]);
});

it("loads GraphQL before it is asked, and makes its mutations again, but not its queries", async () => {
  const { start, asked } = engines(endsOn("/slow"), works);
  const sandbox = createSession(start);
  const ask = (query: string) => sandbox.request({ method: "POST", path: "/graphql", body: { query } });
  await ask("{ recipes { title } }");
  await ask("mutation { deleteRecipe { documentId } }");
  await expect(sandbox.request({ ...post, path: "/slow" })).rejects.toThrow("Too long.");
  await settled();
  expect(pathsOf(asked[0])).toEqual(["prepare", "/graphql", "prepare", "/graphql", "/slow"]);
  expect(pathsOf(asked[1])).toEqual(["prepare", "/graphql"]);
});

it("runs code, and makes again what has written something", async () => {
  const { start, asked } = engines((order) => {
    if (order.kind !== "run") return endsOn("/slow")(order);
    return { ok: true };
  }, works);
  const sandbox = createSession(start);
  expect(await sandbox.run("recipes.findMany()")).toMatchObject({ ok: true });
  await sandbox.run("recipes.create({})");
  await expect(sandbox.request({ ...post, path: "/slow" })).rejects.toThrow("Too long.");
  await settled();
  expect(asked[1]).toEqual([
    { kind: "prepare", chunk: "script" },
    expect.objectContaining({ code: "recipes.create({})" }),
  ]);
});

it("reads both versions in turn, and never again in a new engine", async () => {
  const versions = { draft: { status: 200 }, published: { status: 404 } };
  const { start, asked } = engines(
    (order) => (order.kind === "versions" ? versions : endsOn("/slow")(order)),
    works,
  );
  const sandbox = createSession(start);
  await sandbox.request(post);
  expect(await sandbox.versions(put)).toEqual(versions);
  await expect(sandbox.request({ ...post, path: "/slow" })).rejects.toThrow("Too long.");
  await settled();
  expect(asked[1]).toEqual([asked[0]?.[0]]);
});
