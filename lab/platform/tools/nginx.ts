import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { fileOf, freePort, newFolder, serve, strapiAddress } from "./proxy";

const command = 'nginx -p "$0" -c nginx.conf -e error.log';

/**
 * Starts a real nginx with the configuration on a page, and sets the variable SITE_URL to its URL. Only three things differ from
 * the page: the port that nginx listens on and the port of Strapi, because several labs run at the same time, and the folder
 * of its cache, because /var needs more rights. Debian has the program in its package nginx.
 *
 * @param page from the content folder on, without its ending
 * @param change what a claim changes in the configuration
 */
export async function startNginx(
  strapi: Core.Strapi,
  page: string,
  change: (text: string) => string = (text) => text,
): Promise<string> {
  const folder = newFolder("nginx");
  const port = await freePort();
  const server = change(fileOf(page, "/etc/nginx/sites-available/saffron"))
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replace("/var/cache/nginx", "cache")
    .replaceAll(strapiAddress, `127.0.0.1:${strapi.config.get("server.port")}`);
  writeFileSync(join(folder, "nginx.conf"), wholeConfiguration(folder, server));
  const url = `http://127.0.0.1:${port}`;
  await serve("nginx", command, folder, url);
  process.env.SITE_URL = url;
  return url;
}

/** Debian's nginx.conf includes a site like this, and its folders need more rights than the lab has. */
function wholeConfiguration(folder: string, server: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  mkdirSync(join(folder, "temporary"));
  return [
    "daemon off;",
    // Otherwise, workers of a root process run as another user, who can't write to the folder.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
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
