import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import packageJson from "../../package.json";
import { siteDir } from "../support/siteDir.mjs";
import { temporaryFolder } from "../support/temporaryFolder";

/** What npx links to and starts, from the folder of the reader's project. */
const command = join(__dirname, "../..", packageJson.bin["strapi-5-docs-mcp"]);
const cwd = tmpdir();
const client = new Client({ name: "test", version: "1.0.0" });

beforeAll(async () => {
  await client.connect(new StdioClientTransport({ command, args: ["--dir", siteDir], cwd }));
}, 60_000);
afterAll(() => client.close());

/** The engine starts with the first call that needs it. */
const slow = 120_000;

async function call(name: string, args: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: args }, undefined, { timeout: slow });
  const [first] = content as { type: string; text: string }[];
  return { text: first?.text ?? "", isError: isError === true };
}

describe("the MCP server", () => {
  it("lists its tools with the form of their input", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search_docs",
      "read_page",
      "look_up_error",
      "plan_upgrade",
      "check_configuration",
      "send_requests",
      "call_document_service",
    ]);
    for (const { description, inputSchema } of tools) {
      expect(description?.length).toBeGreaterThan(50);
      expect(Object.keys(inputSchema.properties ?? {})).not.toEqual([]);
    }
  });

  it("finds sections, and the page of each can be read", async () => {
    const { text } = await call("search_docs", { query: "sort entries by date", limit: 3 });
    const path = /^\/[^\s#]+/m.exec(text)?.[0] ?? "";
    const page = await call("read_page", { path });
    expect(page.isError).toBe(false);
    expect(page.text).toMatch(/^# /);
    expect((await call("read_page", { path: `${path}/#some-heading` })).text).toBe(page.text);
  });

  it("says what to do if the site isn't built, and nothing on standard output", () => {
    const { status, stdout, stderr } = spawnSync(command, ["--dir", temporaryFolder()], {
      cwd,
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/no built site in .* Build it first: npm --prefix \/.* run build/);
  });

  it("reads no other files", async () => {
    for (const path of ["/../package.json", "/../package", "", "/", "/dev-docs/nowhere"])
      expect(await call("read_page", { path })).toMatchObject({ isError: true });
  });

  it("looks up an error in a log", async () => {
    const log =
      "error: Missing auth.secret. Please set auth.secret in config/admin.js (ex: you can\n at strapi";
    expect((await call("look_up_error", { text: log })).text).toMatch(/\/errors\/\S+#\S+\n.*Fix: /s);
    const other = await call("look_up_error", { text: "KeyError: 'x' in main.py" });
    expect(other.text).toContain("doesn't seem to come from Strapi");
  });

  it("plans an upgrade from the text of files, and names the changes that they show", async () => {
    const files = [
      {
        path: "package.json",
        text: '{ "dependencies": { "@strapi/strapi": "4.25.11", "sqlite3": "5.1.7" } }',
      },
      {
        path: "config/server.ts",
        text: 'export default ({ env }) => ({\n  proxy: true,\n  url: env("URL"),\n});',
      },
      { path: "src/index.ts", text: "const = 1;" },
    ];
    const { text, isError } = await call("plan_upgrade", { files });
    expect(isError).toBe(false);
    expect(text).toMatch(/^# Upgrade from Strapi 4\.25\.11 to 5\.\d+\.\d+\n/);
    expect(text).toMatch(/## Changes that concern your project\n.*config\/server\.ts:2: .*proxy/s);
    expect(text).toMatch(/## Files that could not be read\n\n- src\/index\.ts:1:7: /);
    const link = /\]\((\/[^)#]+)/.exec(text)?.[1] ?? "";
    expect((await call("read_page", { path: link })).isError).toBe(false);
  });

  it("says what a configuration does, and links to pages that can be read", async () => {
    const files = [
      { path: "config/server.ts", text: 'export default { url: "https://a.example", proxy: true };' },
      { path: ".env", text: "JWT_SECRET=tobemodified" },
    ];
    const { text, isError } = await call("check_configuration", { files });
    expect(isError).toBe(false);
    expect(text).toMatch(
      /\*\*No effect:\*\* `proxy: true` has no effect\..*config\/server\.ts:1: `server\.proxy`/s,
    );
    expect(text).toContain("  - .env:1: `JWT_SECRET`\n");
    const link = /\]\((\/[^)#]+)/.exec(text)?.[1] ?? "";
    expect((await call("read_page", { path: link })).isError).toBe(false);
    const other = { path: "src/index.ts", text: "export default {};" };
    expect(await call("check_configuration", { files: [other] })).toMatchObject({ isError: true });
  });

  it("says why there is no plan", async () => {
    const unknown = await call("plan_upgrade", {});
    expect(unknown).toMatchObject({
      isError: true,
      text: expect.stringContaining("Pass from, or a package.json"),
    });
    const older = await call("plan_upgrade", { from: "5.10.0", to: "5.9.0" });
    expect(older).toMatchObject({ isError: true, text: expect.stringContaining("newer than 5.10.0") });
    expect(await call("plan_upgrade", { from: "latest" })).toMatchObject({ isError: true });
  });

  it(
    "runs requests of both APIs, in order, each time on the same data",
    async () => {
      const create = {
        method: "POST",
        path: "/api/categories",
        body: { data: { name: "Frozen", slug: "frozen" } },
      };
      const list = { path: "/api/categories?filters[name][$eq]=Frozen&fields[0]=name" };
      const both = await call("send_requests", { requests: [create, list] });
      expect(both.text).toMatch(/POST \/api\/categories\n201\n.*GET .*"name": "Frozen"/s);
      const later = await call("send_requests", { requests: [list] });
      expect(later.text).toMatch(/200\n.*"data": \[\]/s);
      const query = { query: "{ categories(pagination: { limit: 1 }) { name } }" };
      const graphql = await call("send_requests", {
        requests: [{ method: "POST", path: "/graphql", body: query }],
      });
      expect(graphql.text).toMatch(/200\n.*"categories": \[/s);
      const forbidden = { ...create, as: "public" };
      expect((await call("send_requests", { requests: [forbidden] })).text).toContain("403");
    },
    slow,
  );

  it(
    "calls the Document Service with data only",
    async () => {
      const recipe = "api::recipe.recipe";
      const count = { uid: recipe, method: "count", params: { status: "published" } };
      const invalid = { uid: recipe, method: "create", params: { data: { title: "x", servings: 99 } } };
      const { text } = await call("call_document_service", { calls: [count, invalid] });
      expect(text).toMatch(/count\(.*\)\n\d+\n/);
      expect(text).toContain("ValidationError: servings must be less than or equal to 24");
      const uid = '"); process.exit(1); ("';
      expect(await call("call_document_service", { calls: [{ uid, method: "count" }] })).toMatchObject({
        text: expect.stringContaining("Error"),
      });
      expect(
        await call("call_document_service", { calls: [{ uid: recipe, method: "constructor" }] }),
      ).toMatchObject({
        isError: true,
      });
      expect((await call("call_document_service", { calls: [count] })).isError).toBe(false);
    },
    slow,
  );

  it("rejects a call with a wrong shape, and stays", async () => {
    expect(await call("send_requests", { requests: [] })).toMatchObject({ isError: true });
    expect(await call("send_requests", { requests: [{ path: "api/recipes" }] })).toMatchObject({
      isError: true,
    });
    expect((await call("search_docs", { query: "populate" })).isError).toBe(false);
  });
});
