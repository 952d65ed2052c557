import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { emptyWhenStored } from "../../../../build/gatsby-internals/emptyCompilers";

interface Stats {
  readonly compilation?: { readonly modules: Iterable<object> };
  hasErrors(): boolean;
  toJson(options: object): { modules: { cached: boolean }[] };
}

interface Compiler {
  close(done: (error: Error | null) => void): void;
  run(done: (error: Error | null, stats?: Stats) => void): void;
}

/** The one that Gatsby builds with. */
const webpack: (config: object) => Compiler = createRequire(require.resolve("gatsby/package.json"))(
  "webpack",
);

// The first bundle loads most of webpack, beside other tests that load much.
jest.setTimeout(30_000);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compiler-"));
  const entry = join(folder, "entry.js");
  writeFileSync(entry, 'module.exports = "built";');
  // webpack trusts no date of a file that was written right before it reads it.
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(entry, anHourAgo, anHourAgo);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const start = () =>
  webpack({
    mode: "none",
    context: folder,
    entry: "./entry.js",
    output: { path: join(folder, "out") },
    cache: { type: "filesystem", cacheDirectory: join(folder, "cache") },
    plugins: [emptyWhenStored],
  });

const run = (compiler: Compiler) => promisify(compiler.run.bind(compiler))() as Promise<Stats>;
const close = (compiler: Compiler) => promisify(compiler.close.bind(compiler))();

it("leaves statistics whole until the compiler is closed, and then without the bundle", async () => {
  const compiler = start();
  const stats = await run(compiler);
  expect(stats.hasErrors()).toBe(false);
  expect([...(stats.compilation?.modules ?? [])]).toHaveLength(1);
  await close(compiler);
  expect(stats.compilation).toBeUndefined();
  expect(Object.keys(compiler)).toEqual(["close"]);
});

it("keeps the errors of a failed bundle, which Gatsby prints after it has closed the compiler", async () => {
  writeFileSync(join(folder, "entry.js"), 'require("./missing");');
  const compiler = start();
  const stats = await run(compiler);
  await close(compiler);
  expect(stats.hasErrors()).toBe(true);
  expect(stats.compilation).toBeDefined();
});

it("lets a compiler be closed twice, as Gatsby does", async () => {
  const compiler = start();
  await run(compiler);
  await close(compiler);
  await expect(close(compiler)).resolves.not.toThrow();
});

it("comes after the modules are stored: the next build has them", async () => {
  const first = start();
  await run(first);
  await close(first);
  const second = start();
  const { modules } = (await run(second)).toJson({ all: false, modules: true, cachedModules: true });
  expect(modules.map(({ cached }) => cached)).toEqual([true]);
  await close(second);
});
