import { spawn } from "node:child_process";
import { request } from "node:http";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import ts from "typescript";
import { freePort, type Postgres, programsFolder, startPostgres } from "./postgres";
import { collect, unitOf } from "./unit";

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
  const own = { PORT: String(port), DATABASE_CLIENT: "postgres", DATABASE_URL: postgres.url, HOST: "127.0.0.1" };
  const { NODE_ENV, DATABASE_FILENAME, LAB_DIST, ...rest } = process.env;
  const env = { ...rest, ...own, PATH: `${programsFolder()}:${process.env.PATH}` };
  forward(strapi, port);
  const service = unitOf(text, folder, env);

  const commands: [RegExp, (line: string) => Promise<string>][] = [
    [/^sudo systemctl daemon-reload|^journalctl/, async () => ""],
    [/^sudo systemctl (?:restart|stop) saffron/, (line) => service.stop().then(() => line.includes("restart") ? service.start() : "")],
    [/^sudo systemctl (?:start|enable --now) saffron/, () => service.start()],
    [/^sudo -u postgres /, (line) => postgres.run("sh", "-c", line.replace("sudo -u postgres ", ""))],
    // The project whose data moves uses SQLite.
    [/^npx strapi export /, (line) => shell(line, folder, { ...env, DATABASE_CLIENT: "sqlite", DATABASE_FILENAME: "data.db" })],
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

function forward(strapi: Core.Strapi, port: number): void {
  const { httpServer } = strapi.server;
  httpServer.removeAllListeners("request");
  httpServer.on("request", (incoming, response) => {
    const { method, url, headers } = incoming;
    const target = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    target.on("error", () => response.destroy());
    incoming.pipe(target);
  });
}

/**
 * As a project in JavaScript, so that no command compiles it, with a new project's settings for the database instead of the lab's,
 * which support only SQLite.
 */
function makeProject({ dirs }: Core.Strapi): string {
  const folder = join(dirs.app.root, "production");
  for (const name of ["config", "src"]) cpSync(join(dirs.dist.root, name), join(folder, name), { recursive: true });
  for (const name of ["package.json", "favicon.png", "public"])
    cpSync(join(dirs.app.root, name), join(folder, name), { recursive: true });
  symlinkSync(join(platform, "dist/build"), join(folder, "build"));
  const compilerOptions = { module: ts.ModuleKind.CommonJS, esModuleInterop: true };
  const { outputText } = ts.transpileModule(readFileSync(template, "utf8"), { compilerOptions });
  writeFileSync(join(folder, "config/database.js"), outputText);
  return folder;
}

/** The lines of commands, without the prompt. */
function blockOf(text: string, firstLine: string): string[] {
  const blocks = [...text.matchAll(/^ *```bash[^\n]*\n(.*?)^ *```$/gms)].map(([, code = ""]) => code.split("\n"));
  const lines = blocks.map((block) => block.map((line) => line.trim().replace(/^\$ /, "")).filter(Boolean));
  const found = lines.find(([first]) => first?.startsWith(firstLine));
  if (!found) throw new Error(`The page has no code block that starts with ${firstLine}.`);
  return found;
}

function shell(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const program = `${process.execPath} ${join(platform, "node_modules/@strapi/strapi/bin/strapi.js")}`;
  const child = spawn("sh", ["-c", line.replace("npx strapi", program)], { cwd, env });
  const printed = collect(child);
  return new Promise((resolve, reject) =>
    child.on("close", (code) => (code === 0 ? resolve(printed()) : reject(new Error(`${line}: ${printed()}`)))),
  );
}
