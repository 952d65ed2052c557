import type { Engine } from "../../sandbox/src/engine";
import { startEngine } from "../../scripts/sandbox/check/startEngine";
import { hostileRequests } from "../../scripts/sandbox/fuzz/hostile";
import type { RestRequest } from "../../shared/restRequest";

let engine: Engine;

beforeAll(async () => {
  engine = await startEngine();
}, 60_000);
afterAll(() => engine.stop());

function send({ target, headers, ...request }: RestRequest) {
  const [path = "", query = ""] = target.split("?");
  const lowerCase = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return engine.request({ ...request, path, query, headers: lowerCase });
}

const titles = async () => {
  const { status, body } = await engine.request({
    method: "GET",
    path: "/api/recipes",
    query: "fields=title",
  });
  return { status, body };
};

test("hostile requests get a response, and leave nothing behind", async () => {
  const before = await titles();
  const wrong: unknown[] = [];
  for (const request of hostileRequests) {
    const { status, body } = await send(request);
    const isResponse = status >= 200 && status <= 500 && JSON.stringify(body).length < 500_000;
    if (!isResponse) wrong.push({ target: request.target.slice(0, 80), status });
    if (status === 201) await engine.reset();
  }
  expect(wrong).toEqual([]);
  expect(Reflect.ownKeys(Object.prototype).map(String)).not.toContain("polluted");
  await engine.reset();
  expect(await titles()).toEqual(before);
}, 120_000);
