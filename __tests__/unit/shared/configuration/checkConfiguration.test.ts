import type { ConfigurationCheck } from "../../../../shared/configuration/check";
import { checkConfiguration } from "../../../../shared/configuration/checkConfiguration";
import { reportText } from "../../../../shared/configuration/reportText";
import { documentedChecks } from "../../../support/configurationChecks";
import { projectOf } from "../../../support/upgradeProject";

const text = { effect: "It does.", change: "Change it.", path: "/page#part", title: "Page" };

/** Where one check with these conditions holds, as `path:line what`. */
async function places(conditions: ConfigurationCheck["if"], ...files: { path: string; text: string }[]) {
  const check: ConfigurationCheck = { id: "a", outcome: "fails", if: conditions, ...text };
  const { statements } = checkConfiguration(await projectOf(...files), [check]);
  return statements.flatMap(({ findings }) =>
    findings.map(({ path, line, what }) => `${path}${line ? `:${line}` : ""} ${what}`),
  );
}

const server = (code: string) => ({
  path: "config/server.ts",
  text: `export default ({ env }) => (${code});`,
});
const production = (code: string) => ({ ...server(code), path: "config/env/production/server.ts" });
const env = (lines: string) => ({ path: ".env", text: lines });
const proxied = [{ option: "server.proxy.koa", is: [true] }];
const unproxied = [{ option: "server.proxy.koa", isNot: [true] }];

it("merges the configuration of production, and no other environment", async () => {
  const staging = { ...server("{ proxy: { koa: true } }"), path: "config/env/staging/server.ts" };
  expect(await places(proxied, server("{ proxy: {} }"), staging)).toEqual([]);
  expect(
    await places(proxied, server("{ proxy: { koa: false } }"), production("{ proxy: { koa: true } }")),
  ).toEqual(["config/env/production/server.ts:1 `server.proxy.koa` is `true`"]);
  expect(await places(unproxied, production("{ proxy: { koa: true } }"), server("{}"))).toEqual([]);
});

it("reads variables with their casts from .env, without showing them, and from no other file", async () => {
  const code = server('{ proxy: { koa: env.bool("IS_PROXIED", false) } }');
  const shown = "config/server.ts:1 `server.proxy.koa`, from `IS_PROXIED`";
  expect(await places(proxied, code, env("IS_PROXIED=true"))).toEqual([shown]);
  expect(await places(unproxied, code, env("IS_PROXIED='false' # not yet"))).toEqual([shown]);
  expect(await places(proxied, code, { ...env("IS_PROXIED=true"), path: ".env.example" })).toEqual([]);
  expect(await places(unproxied, code)).toEqual([
    "config/server.ts:1 `server.proxy.koa` is `false` unless `IS_PROXIED` is set",
  ]);
});

it("says which variable is missing, and nothing as long as .env isn't there", async () => {
  const code = server('{\n  app: { keys: env.array("APP_KEYS") },\n}');
  const missing = [{ option: "server.app.keys", isMissing: true }] as const;
  expect(await places(missing, code)).toEqual([]);
  expect(await places(missing, code, env("HOST=0.0.0.0\r\nAPP_KEYS=a,b\r\n"))).toEqual([]);
  expect(await places(missing, code, env("HOST=0.0.0.0"))).toEqual([
    "config/server.ts:2 `server.app.keys` reads `APP_KEYS`, which `.env` doesn’t set",
  ]);
});

it("says nothing about what only running the code would tell, or about files that aren't there", async () => {
  expect(await places(unproxied, server("{ proxy: proxyOf() }"))).toEqual([]);
  expect(await places(unproxied, server("{ ...base() }"))).toEqual([]);
  expect(await places(unproxied, server("{ [name]: 1 }"))).toEqual([]);
  expect(await places(unproxied, env("A=1"))).toEqual([]);
  const list = { path: "config/middlewares.js", text: 'module.exports = ["strapi::body", ...more()];' };
  expect(await places([{ option: "middlewares", lacks: ["strapi::cors"] }], list)).toEqual([]);
  const alone = { path: "config/middlewares.js", text: 'module.exports = ["strapi::body"];' };
  expect(await places([{ option: "middlewares", lacks: ["strapi::cors"] }], alone)).toEqual([
    "config/middlewares.js:1 `middlewares` doesn’t contain `strapi::cors`",
  ]);
});

it("reads products, process.env, and the client that the file of a new project chooses", async () => {
  const large = [{ option: "server.size", above: 1000 }];
  expect(await places(large, server("{ size: 50 * 1024 }"))).toEqual([
    "config/server.ts:1 `server.size` is `51200`",
  ]);
  const url = [{ option: "server.url", matches: "^https:" }];
  expect(await places(url, server("{ url: process.env.URL }"), env("URL=https://a.example"))).toEqual([
    "config/server.ts:1 `server.url`, from `URL`",
  ]);
  const database = {
    path: "config/database.ts",
    text: `const c = ({ env }) => {
      const client = env("DATABASE_CLIENT", "sqlite");
      const connections = { mysql: { client: "mysql" }, sqlite: { client: "sqlite" } };
      return { connection: { ...connections[client], acquireConnectionTimeout: 1 } };
    };
    export default c;`,
  };
  const mysql = [{ option: "database.connection.client", is: ["mysql"] }];
  expect(await places(mysql, database, env("DATABASE_CLIENT=mysql"))).toHaveLength(1);
  expect(await places(mysql, database)).toEqual([]);
});

it("sorts by outcome, lists files that weren't added, and never shows a value of .env", async () => {
  const project = await projectOf(
    server('{ host: "0.0.0.0", url: env("PUBLIC_URL"), app: { keys: env.array("APP_KEYS") } }'),
    { path: "config/plugins.ts", text: "export default () => ({});" },
    { path: "config/admin.ts", text: 'export default ({ env }) => ({ auth: { secret: env("NONE") } });' },
    env("APP_KEYS=tobemodified-zucchini\nPUBLIC_URL=https://zucchini.example"),
  );
  const report = checkConfiguration(
    project,
    documentedChecks().map(({ check }) => check),
  );
  expect(report.absent).toEqual(["config/middlewares", "config/database"]);
  const markdown = reportText(report, "https://docs.example");
  expect(markdown).toContain("Not added: `config/middlewares`, `config/database`.");
  expect(markdown).toMatch(
    /\*\*Fails:\*\* Strapi stops with `Missing auth\.secret`\.[\s\S]*\*\*Unsafe:\*\* The secret/,
  );
  expect(markdown).toContain("](https://docs.example/dev-docs/configurations/server#behind-a-proxy)");
  expect(markdown).not.toContain("zucchini");
});

it("finds nothing wrong in a production configuration that follows the pages", async () => {
  const project = await projectOf(
    server('{ host: env("HOST", "0.0.0.0"), app: { keys: env.array("APP_KEYS") } }'),
    production('{ url: env("PUBLIC_URL"), proxy: { koa: true, maxIpsCount: 1 } }'),
    {
      path: "config/admin.ts",
      text: 'export default ({ env }) => ({ auth: { secret: env("S") }, apiToken: { salt: env("S") } });',
    },
    env("HOST=127.0.0.1\nAPP_KEYS=a,b\nPUBLIC_URL=https://cms.saffron.example\nS=a\nJWT_SECRET=b"),
  );
  const report = checkConfiguration(
    project,
    documentedChecks().map(({ check }) => check),
  );
  expect(report.statements.map(({ check }) => check.id)).toEqual([]);
});

it("considers options of several files together", async () => {
  const plugins = {
    path: "config/plugins.ts",
    text: 'export default { "users-permissions": { config: { jwtManagement: "refresh", sessions: { httpOnly: true } } } };',
  };
  const ids = async (...files: { path: string; text: string }[]) => {
    const checks = documentedChecks().map(({ check }) => check);
    const { statements } = checkConfiguration(await projectOf(...files), checks);
    return statements.map(({ check }) => check.id);
  };
  const found = await ids(server('{ url: "https://cms.saffron.example" }'), plugins);
  expect(found).toContain("end-user-login-without-proxy");
  expect(await ids(server("{}"), plugins)).not.toContain("end-user-login-without-proxy");
  const proxied = await ids(server('{ url: "https://cms.saffron.example", proxy: { koa: true } }'), plugins);
  expect(proxied).not.toContain("end-user-login-without-proxy"); // proxy.koa
});
