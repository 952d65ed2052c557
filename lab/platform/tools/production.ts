import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import ts from "typescript";
import { blockOf, shell } from "./commands";
import { forward } from "./forward";
import { type Postgres, programsFolder, startPostgres } from "./postgres";
import { freePort } from "./proxy";
import { unitOf } from "./unit";

/** Of this file, when it is compiled: lab/platform/dist/tools. */
const platform = join(__dirname, "..", "..");
const content = process.env.DOCS_CONTENT ?? join(platform, "..", "..", "content");

/** A new project's settings instead of the lab's, which support only SQLite. */
const template = join(platform, "node_modules/create-strapi-app/templates/vanilla/config/database.ts");

export interface Production {
  readonly postgres: Postgres;
  /** Runs the commands in the page's code block that starts with a line, in order. @returns what they print */
  follow(firstLine: string): Promise<string>;
}

/**
 * Follows a page about a server with systemd and PostgreSQL: this project runs a second time, with the page's unit and an empty
 * PostgreSQL database. From now on, this process forwards all requests to the second one.
 *
 * @param page from the content folder on, without its ending
 */
export async function startProduction(strapi: Core.Strapi, page: string): Promise<Production> {
  const text = readFileSync(join(content, `${page}.mdx`), "utf8");
  const folder = makeProject(strapi);
  const postgres = await startPostgres();
  const port = await freePort();
  const own = {
    PORT: String(port),
    DATABASE_CLIENT: "postgres",
    DATABASE_URL: postgres.url,
    HOST: "127.0.0.1",
  };
  const { NODE_ENV, DATABASE_FILENAME, LAB_DIST, ...rest } = process.env;
  const env = { ...rest, ...own, PATH: `${programsFolder()}:${process.env.PATH}` };
  forward(strapi, port);
  const service = unitOf(text, folder, env);

  const commands: [RegExp, (line: string) => Promise<string>][] = [
    [/^sudo systemctl daemon-reload|^journalctl/, async () => ""],
    [/^sudo systemctl stop saffron/, () => service.stop()],
    [/^sudo systemctl (?:start|enable --now) saffron/, () => service.start()],
    [/^sudo -u postgres /, (line) => asAdministrator(postgres, line.split(" ").slice(3))],
    // The project whose data moves uses SQLite.
    [
      /^npx strapi export /,
      (line) => shell(line, folder, { ...env, DATABASE_CLIENT: "sqlite", DATABASE_FILENAME: "data.db" }),
    ],
    [/^/, (line) => shell(line, folder, env)],
  ];
  const run = (line: string) => commands.find(([pattern]) => pattern.test(line))?.[1](line);
  return {
    postgres,
    async follow(firstLine) {
      const lines = blockOf(text, firstLine);
      const printed = [];
      for (const line of lines) printed.push(await run(line));
      return printed.join("\n");
    },
  };
}

/**
 * As a project in JavaScript, so that no command compiles it, with a new project's settings for the database instead of the lab's,
 * which support only SQLite.
 */
function makeProject({ dirs }: Core.Strapi): string {
  const folder = join(dirs.app.root, "production");
  for (const name of ["config", "src"])
    cpSync(join(dirs.dist.root, name), join(folder, name), { recursive: true });
  for (const name of ["package.json", "favicon.png", "public"])
    cpSync(join(dirs.app.root, name), join(folder, name), { recursive: true });
  symlinkSync(join(platform, "dist/build"), join(folder, "build"));
  const compilerOptions = { module: ts.ModuleKind.CommonJS, esModuleInterop: true };
  const { outputText } = ts.transpileModule(readFileSync(template, "utf8"), { compilerOptions });
  writeFileSync(join(folder, "config/database.js"), outputText);
  return folder;
}

function asAdministrator(postgres: Postgres, [program = "", ...words]: readonly string[]): Promise<string> {
  return postgres.run(program, ...words);
}
