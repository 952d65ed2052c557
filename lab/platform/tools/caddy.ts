import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { fileOf, freePort, newFolder, serve, strapiAddress } from "./proxy";

/** Caddy keeps certificates and its last configuration in folders of the user, and doesn't need them here. */
const command =
  'HOME="$0" XDG_DATA_HOME="$0" XDG_CONFIG_HOME="$0" caddy run --adapter caddyfile --config "$0/Caddyfile"';

/**
 * Starts a real Caddy with the configuration on a page, and sets the variable CADDY_URL to its URL. As with nginx, only the
 * ports differ from the page. Debian has the program in its package caddy.
 *
 * @param page from the content folder on, without its ending
 * @param change what a claim changes in the configuration
 */
export async function startCaddy(
  strapi: Core.Strapi,
  page: string,
  change: (text: string) => string = (text) => text,
): Promise<string> {
  const folder = newFolder("caddy");
  const url = `http://127.0.0.1:${await freePort()}`;
  const sites = change(fileOf(page, "/etc/caddy/Caddyfile"))
    .replace(/^:\d+ \{$/m, `${url} {`)
    .replaceAll(strapiAddress, `127.0.0.1:${strapi.config.get("server.port")}`);
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${sites}`);
  await serve("Caddy", command, folder, url);
  process.env.CADDY_URL = url;
  return url;
}
