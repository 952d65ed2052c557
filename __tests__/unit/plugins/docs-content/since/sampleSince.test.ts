import type { PlatformHistory } from "../../../../../plugins/docs-content/facts/versionsText";
import { sinceOfCode } from "../../../../../plugins/docs-content/since/sampleSince";

const facts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "admin-panel-api": { "widgets.register": "5.13" },
  "cli-commands": { "strapi openapi": "5.20", "strapi openapi generate": "5.20" },
  "cli-options": {
    "strapi develop --build-admin": "5.37",
    "strapi openapi generate --output": "5.20",
    "create-strapi-app --quiet": "5.30",
    "upgrade to --dry": "5.48",
  },
  configuration: { "api.rest.strictParams": "5.37", "server.mcp.enabled": "5.47" },
  "database-configuration": { "database.settings.useTypescriptMigrations": "5.14" },
  "document-service-params": { "findMany.publicationFilter": "5.47" },
  "environment-variables": { DEBUG: "5.5", ENCRYPTION_KEY: "5.13" },
  "field-options": { "uid.regex": "5.16" },
  "middleware-options": { "strapi::session store": "5.48" },
  permissions: { "admin::admin-tokens.read": "5.45" },
  "plugin-configuration": { "plugin::upload.security.allowedTypes": "5.31" },
  "query-parameters": { publicationFilter: "5.47" },
  routes: { "DELETE /api/auth/sessions/:id": "5.50" },
  signatures: {
    "@strapi/strapi Core.RouterConfig": "5.20",
    "@strapi/strapi/admin useClipboard": "5.1",
    "@strapi/types Core.Strapi.ai": "5.26",
    "@strapi/types Modules.MCP.McpService": "5.47",
    "@strapi/types Modules.MCP.McpService.registerTool": "5.47",
    "@strapi/utils contentTypes.getMediaAttributes": "5.32",
  },
};

const history: PlatformHistory = {
  releases: ["5.0.0", "5.54.0"],
  kinds: Object.entries(facts).map(([name, own]) => ({
    name,
    title: name,
    first: "5.0",
    rows: 1,
    entries: [
      ...Object.entries(own).map(([id, since]) => ({ id, since })),
      { id: "server.late", since: "5.30", after: "5.20" },
      { id: "server.gone", since: "5.10", removed: "5.20" },
    ],
  })),
};

const since = (lang: string, text: string, title = "") => sinceOfCode({ lang, title, text }, history);

describe("a mark in code of a shell", () => {
  it.each([
    ["npx strapi openapi generate --output ./spec.json", "since 5.20: openapi generate"],
    ["$ npm run strapi -- openapi generate\nWritten to openapi generate", "since 5.20: openapi generate"],
    ["npm run develop -- --build-admin", "since 5.37: --build-admin"],
    ["yarn develop --build-admin", "since 5.37: --build-admin"],
    ["npx create-strapi-app@latest site --quiet", "since 5.30: --quiet"],
    ["npx @strapi/upgrade to 5.54.0 --dry", "since 5.48: --dry"],
    ["ENCRYPTION_KEY=abc npm run start", "since 5.13: ENCRYPTION_KEY"],
  ])("%s", (text, mark) => expect(since("bash", text)).toBe(mark));

  it.each([
    "# strapi openapi generate",
    "$ npm run build\nstrapi openapi generate",
    "npm run build -- --build-admin",
    "npx other develop --build-admin",
    "echo strapi develop --build-admin",
    "npm run develop --build-administration",
    "DEBUG=* npm run develop",
    "MY_ENCRYPTION_KEY=abc npm run start",
  ])("isn't made by words: %s", (text) => expect(since("bash", text)).toBeUndefined());
});

describe("a mark in files", () => {
  const config = (value: string) => `export default ({ env }: P) => (${value}) satisfies C;`;

  it.each([
    ["ts", "config/api.ts", config("{ rest: { strictParams: true } }"), "since 5.37: rest.strictParams"],
    [
      "js",
      "config/env/production/server.js",
      "module.exports = { mcp: { enabled: true } };",
      "since 5.47: mcp.enabled",
    ],
    ["ts", "config/server.ts", "mcp: { enabled: true },", "since 5.47: mcp.enabled"],
    ["ts", "config/server.ts", "mcp: { enabled: true }", "since 5.47: mcp.enabled"],
    [
      "ts",
      "config/database.ts",
      config("{ settings: { useTypescriptMigrations: true } }"),
      "since 5.14: settings.useTypescriptMigrations",
    ],
    [
      "ts",
      "config/plugins.ts",
      config("{ upload: { config: { security: { allowedTypes: [] } } } }"),
      "since 5.31: security.allowedTypes",
    ],
    [
      "ts",
      "config/middlewares.ts",
      'export default ["strapi::query", { name: "strapi::session", config: { store } }];',
      "since 5.48: store",
    ],
    [
      "json",
      "src/api/a/content-types/a/schema.json",
      '{ "attributes": { "slug": { "type": "uid", "regex": "a" } } }',
      "since 5.16: regex",
    ],
    ["env", ".env", "HOST=0.0.0.0\nENCRYPTION_KEY=abc", "since 5.13: ENCRYPTION_KEY"],
    ["yaml", "compose.yaml", "environment:\n  ENCRYPTION_KEY: abc", "since 5.13: ENCRYPTION_KEY"],
  ])("%s %s", (lang, title, text, mark) => expect(since(lang, text, title)).toBe(mark));

  it.each([
    ["ts", "config/server.ts", config("{ rest: { strictParams: true } }")],
    ["ts", "src/mcp.ts", config("{ mcp: { enabled: true } }")],
    ["ts", "config/server.ts", config("{ late: 1, gone: 1 }")],
    ["ts", "config/server.ts", "// mcp.enabled\nexport default {};"],
    ["ts", "config/admin.ts", config('{ secret: env("ENCRYPTION_KEY") }')],
    ["ts", "src/server.ts", "mcp: { enabled: true },"],
    [
      "json",
      "src/api/a/content-types/a/schema.json",
      '{ "attributes": { "a": { "type": "string", "regex": "a" } } }',
    ],
    ["json", "schema.json", "{ … }"],
    ["text", "", "strapi openapi generate"],
  ])("isn't made by the same words elsewhere: %s %s", (lang, title, text) =>
    expect(since(lang, text, title)).toBeUndefined(),
  );
});

describe("a mark in scripts", () => {
  it.each([
    [
      "ts",
      'import type { Core } from "@strapi/strapi";\nexport default {} satisfies Core.RouterConfig;',
      "since 5.20: RouterConfig",
    ],
    ["tsx", 'import { useClipboard as use } from "@strapi/strapi/admin";', "since 5.1: useClipboard"],
    [
      "js",
      'const { contentTypes } = require("@strapi/utils");\ncontentTypes.getMediaAttributes(a);',
      "since 5.32: getMediaAttributes",
    ],
    ["ts", "strapi.ai.mcp.registerTool({});", "since 5.47: registerTool"],
    [
      "ts",
      'await strapi.documents("api::a.a").findMany({ publicationFilter: "modified" });',
      "since 5.47: publicationFilter",
    ],
    ["ts", 'const action = "admin::admin-tokens.read";', "since 5.45: admin::admin-tokens.read"],
  ])("%s %s", (lang, text, mark) => expect(since(lang, text)).toBe(mark));

  it("in those of the admin panel", () => {
    const code = "export default { register(app) { app.widgets.register({}); } };";
    expect(since("tsx", code, "src/admin/app.tsx")).toBe("since 5.13: widgets.register");
    expect(since("ts", code, "src/index.ts")).toBeUndefined();
  });

  it.each([
    'import { useClipboard } from "./useClipboard";',
    'import type { Core } from "./core";\nexport default {} satisfies Core.RouterConfig;',
    "other.ai.mcp.registerTool({});",
    "// strapi.ai.mcp.registerTool",
    "await other.findMany({ publicationFilter });",
    'await strapi.documents("api::a.a").findFirst({ publicationFilter });',
    'const text = "see admin::admin-tokens.read";',
  ])("isn't made by the same words elsewhere: %s", (text) => expect(since("ts", text)).toBeUndefined());
});

describe("a mark of a request", () => {
  it.each([
    ["GET /api/recipes\n  ?publicationFilter=modified\n  &sort=title", "since 5.47: publicationFilter"],
    ["DELETE /api/auth/sessions/12", "since 5.50"],
  ])("%s", (text, mark) => expect(since("http", text)).toBe(mark));

  it.each([
    "GET /api/recipes?filters[publicationFilter]=a",
    "GET /api/auth/sessions/12",
    "DELETE /api/auth/sessions",
    "DELETE /api/auth/sessions/12/more",
  ])("isn't made by another one: %s", (text) => expect(since("http", text)).toBeUndefined());
});

it("names what needs the newest release, and nothing if that is much", () => {
  const text = (more: string) =>
    `ENCRYPTION_KEY=a\n${more}\nnpx strapi openapi generate\nnpx create-strapi-app --quiet`;
  expect(since("bash", text(""))).toBe("since 5.30: --quiet");
  const options = "a.publicationFilter, b";
  const many = `import { useClipboard } from "@strapi/strapi/admin";\nstrapi.ai.mcp.registerTool(${options});\nstrapi.documents(uid).findMany({ publicationFilter });\nexport default { mcp: { enabled: true } };`;
  expect(since("js", many, "config/server.js")).toBe("since 5.47");
});
