import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { startEngine } from "../../scripts/sandbox/check/startEngine";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** JavaScript's own memory, and SQLite's. */
async function memory() {
  for (let round = 0; round < 3; round++) {
    // What waits for a turn of the loop still holds its request, and buffers are freed by another thread.
    await new Promise((resolve) => setTimeout(resolve, 50));
    collectGarbage();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heapUsed, arrayBuffers };
}

test("50 requests in a row leave nothing in memory", async () => {
  const engine = await startEngine();
  const write = { method: "POST", path: "/api/recipes", as: "full-access" };
  const fifty = async () => {
    for (let index = 0; index < 10; index++) {
      await engine.request({ method: "GET", path: "/api/recipes", query: "populate=*" });
      await engine.request({
        method: "GET",
        path: "/api/recipes",
        query: "filters[author][name][$contains]=a&sort=title",
      });
      await engine.request({ ...write, body: { data: { title: `Soup ${index}`, slug: `soup-${index}` } } });
      await engine.request({ ...write, body: { data: { title: 1, steps: "none" } } });
      await engine.request({ method: "GET", path: "/api/recipes", query: "filters[nope]=1" });
    }
    await engine.reset();
  };
  // The first requests create schemas and routes, which stay in memory.
  await fifty();
  await fifty();
  const before = await memory();
  await fifty();
  const after = await memory();
  await engine.stop();
  expect(after.heapUsed - before.heapUsed).toBeLessThan(500_000);
  expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(100_000);
}, 120_000);
