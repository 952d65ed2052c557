import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import compression from "compression";
import handler from "serve-handler";
import { canonicalAddress, readRedirects, withQuery } from "./address.mjs";
import { headerRules } from "./headers.mjs";

/**
 * compression's types want Express; what it does needs only this.
 *
 * @typedef {(
 *   request: import("node:http").IncomingMessage,
 *   response: import("node:http").ServerResponse,
 *   next: () => void,
 * ) => void} Middleware
 */

/**
 * A server of the built site that behaves as a good static host does: one address a page, redirects of the build,
 * 404 with its page, compression, and caching that fits the names of the files.
 *
 * @param {{ dir: string }} options the folder with the build, as an absolute path
 * @returns {import("node:http").Server} not listening yet
 */
export function createSiteServer({ dir }) {
  const redirectsFile = join(dir, "_redirects");
  const redirects = readRedirects(existsSync(redirectsFile) ? readFileSync(redirectsFile, "utf8") : "");
  const compress = /** @type {Middleware} */ (/** @type {unknown} */ (compression()));
  const options = {
    public: dir,
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    etag: true,
    headers: headerRules,
  };

  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const [path = "/", ...rest] = (request.url ?? "/").split("?");
    const query = rest.length > 0 ? `?${rest.join("?")}` : "";
    const canonical = canonicalAddress(path);
    const redirect = redirects.get(canonical);
    if (redirect || canonical !== path) {
      const { to, status } = redirect ?? { to: canonical, status: 301 };
      response.writeHead(status, { Location: withQuery(to, query), "Cache-Control": "no-cache" }).end();
      return;
    }
    compress(request, response, () => {
      void handler(request, response, options, { createReadStream: streamFor(response) });
    });
  });
}

/**
 * serve-handler opens the file before it finds that 304 will do, and never closes it then.
 *
 * @param {import("node:http").ServerResponse} response
 * @returns {typeof createReadStream}
 */
function streamFor(response) {
  return (path, options) => {
    const stream = createReadStream(path, options);
    response.once("close", () => stream.destroy());
    return stream;
  };
}
