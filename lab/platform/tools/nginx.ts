import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";

const content = process.env.DOCS_CONTENT ?? join(__dirname, "..", "..", "..", "..", "content");

/** Strapi's address in a new project, which the page's file has. */
const strapiAddress = "127.0.0.1:1337";

/** The lab can end without notice, which closes its pipe to this shell. nginx must end then, too. */
const untilClosed = [
  // A shell gives an empty input to what runs in the background, except for other descriptors.
  "exec 3<&0",
  '{ cat <&3 > /dev/null; kill "$(cat "$1/nginx.pid")"; } &',
  'nginx -p "$1" -c nginx.conf -e error.log',
  'rm -rf "$1"',
].join("\n");

/**
 * Starts a real nginx with the configuration on a page, and sets the variable SITE_URL to its URL. Only two things differ from
 * the page: the port that nginx listens on, and the port of Strapi, because several labs run at the same time. Debian has the
 * program in its package nginx.
 *
 * @param page from the content folder on, without its ending
 * @param change what a claim changes in the configuration
 */
export async function startNginx(
  strapi: Core.Strapi,
  page: string,
  change: (text: string) => string = (text) => text,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const server = change(siteOf(page))
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replaceAll(strapiAddress, `127.0.0.1:${strapi.config.get("server.port")}`);
  writeFileSync(join(folder, "nginx.conf"), wholeConfiguration(folder, server));
  const child = spawn("sh", ["-c", untilClosed, "sh", folder], { stdio: ["pipe", "ignore", "pipe"] });
  let output = "";
  child.stderr.on("data", (part: Buffer) => {
    output += part.toString();
  });
  const failed = new Promise<never>((_, reject) => {
    child.once("exit", () => reject(new Error(`nginx stopped. Is it installed? ${output}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([untilServing(url), failed]);
  process.env.SITE_URL = url;
  return url;
}

/** The code block of the page with nginx's language. */
function siteOf(page: string): string {
  const text = readFileSync(join(content, `${page}.mdx`), "utf8");
  const server = /^```nginx [^\n]*\n(.*?)^```$/ms.exec(text)?.[1];
  if (server === undefined) throw new Error(`${page} shows no configuration of nginx.`);
  return server;
}

/** Debian's nginx.conf includes a site like this, and its folders need more rights than the lab has. */
function wholeConfiguration(folder: string, server: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  mkdirSync(join(folder, "temporary"));
  return [
    "daemon off;",
    "pid nginx.pid;",
    "worker_processes 1;",
    "events {}",
    "http {",
    "access_log off;",
    "root /usr/share/nginx/html;",
    ...temporary.map((name) => `${name}_temp_path temporary/${name};`),
    server,
    "}",
  ].join("\n");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

async function untilServing(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isServing = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isServing) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx doesn't respond.");
}
