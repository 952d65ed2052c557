import type { Engine } from "../../sandbox/src/engine";
import { startEngine } from "../../scripts/sandbox/check/startEngine";

jest.setTimeout(60_000);

const categories = "/api/categories";

/** Two engines can't run in one process, so this file has one after the other. */
async function slugs(engine: Engine): Promise<string> {
  const { body } = await engine.request({ method: "GET", path: categories, query: "fields=slug&sort=slug" });
  return JSON.stringify(body);
}

test("all data is in memory, so another start begins with the initial data", async () => {
  const first = await startEngine({ path: categories });
  const before = await slugs(first);
  const body = { data: { name: "Late breakfast", slug: "late-breakfast" } };
  await first.request({ method: "POST", path: categories, body, as: "full-access" });
  expect(await slugs(first)).toContain("late-breakfast");
  await first.stop();
  const second = await startEngine({ path: categories });
  expect(await slugs(second)).toBe(before);
  await second.stop();
});
