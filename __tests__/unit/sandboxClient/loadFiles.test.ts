import { loadFiles } from "../../../src/sandbox/loadFiles";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/docs${path}` }));

const files = {
  engine: { path: "/sandbox/files/engine-1.js", bytes: 4 },
  sqlite: { path: "/sandbox/files/sqlite-1.wasm", bytes: 3 },
  data: { path: "/sandbox/files/seed-1.json", bytes: 2 },
  chunks: {
    graphql: { path: "/sandbox/files/graphql-1.js", bytes: 8 },
    script: { path: "/sandbox/files/script-1.js", bytes: 9 },
  },
};
const texts: Readonly<Record<string, string>> = {
  "/docs/sandbox/files/engine-1.js": "go()",
  "/docs/sandbox/files/sqlite-1.wasm": "bin",
  "/docs/sandbox/files/seed-1.json": "{}",
};

const fetched = jest.spyOn(globalThis, "fetch");
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async (url) => new Response(texts[String(url)]));
});

it("loads files below the site's path, and counts their bytes", async () => {
  const progress = jest.fn();
  const { wasm, data } = await loadFiles(files, progress);
  expect([Buffer.from(await wasm).toString(), data]).toEqual(["bin", {}]);
  expect(progress.mock.calls.map(([, total]) => total)).toEqual([9, 9, 9]);
  expect(progress).toHaveBeenLastCalledWith(9, 9);
});

it("asks for SQLite once the worker can start", async () => {
  const asked: string[] = [];
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fetched.mockImplementation(async (url) => {
    asked.push(String(url));
    if (String(url).endsWith("engine-1.js")) await arrival;
    return new Response(texts[String(url)]);
  });
  const loading = loadFiles(files, () => {});
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(asked).not.toContain("/docs/sandbox/files/sqlite-1.wasm");
  arrive();
  await (await loading).wasm;
  expect(asked.at(-1)).toBe("/docs/sandbox/files/sqlite-1.wasm");
});

it("says that the connection failed", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(loadFiles(files, () => {})).rejects.toThrow("Check your connection");
});

it("says that there is a newer version of the site", async () => {
  fetched.mockResolvedValue(new Response("Not found", { status: 404 }));
  await expect(loadFiles(files, () => {})).rejects.toThrow("Reload the page");
});

it("says that the connection broke in the middle", async () => {
  const broken = () => new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
  fetched.mockImplementation(async () => new Response(broken()));
  await expect(loadFiles(files, () => {})).rejects.toThrow("Check your connection");
  fetched.mockImplementation(
    async (url) => new Response(String(url).endsWith(".wasm") ? broken() : texts[String(url)]),
  );
  const { wasm } = await loadFiles(files, () => {});
  await expect(wasm).rejects.toThrow("Check your connection");
});
