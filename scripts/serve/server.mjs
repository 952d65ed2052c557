import { existsSync, readFileSync } from "node:fs";
import { createServer, STATUS_CODES } from "node:http";
import { join } from "node:path";
import compression from "compression";
import Negotiator from "negotiator";
import send from "send";
import { canonicalAddress, readRedirects, withQuery } from "./address.mjs";
import { fileFor, variantFor } from "./file.mjs";
import { alwaysAsk, headersFor, prefixIn, readHeaderRules } from "./headers.mjs";
import { typeOf } from "./types.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 *
 * compression's types want Express; what it does needs only this.
 *
 * @typedef {(request: Request, response: Response, next: () => void) => void} Middleware
 */

/**
 * @param {string} dir the folder with the build
 * @returns {string} the path that it wants to be served below, or nothing
 */
export function prefixOf(dir) {
  return prefixIn(readHeaderRules(readIfThere(join(dir, "_headers"))));
}

/**
 * A server of the built site that behaves as a good static host does: one address a page, redirects and headers of the
 * build, 404 with its page, and compression. A site that was built for a path is served below it.
 *
 * @param {{ dir: string }} options the folder with the build, as an absolute path
 * @returns {import("node:http").Server} not listening yet
 */
export function createSiteServer({ dir }) {
  const rules = readHeaderRules(readIfThere(join(dir, "_headers")));
  const prefix = prefixIn(rules);
  const redirects = readRedirects(readIfThere(join(dir, "_redirects")), prefix);
  const compress = /** @type {Middleware} */ (/** @type {unknown} */ (compression()));

  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const [path = "/", ...rest] = (request.url ?? "/").split("?");
    const query = rest.length > 0 ? `?${rest.join("?")}` : "";
    const canonical = canonicalAddress(path, prefix);
    const redirect = redirects.get(canonical) ?? toSite(canonical, prefix);
    if (redirect || canonical !== path) {
      const { to, status } = redirect ?? { to: canonical, status: 301 };
      response.writeHead(status, { Location: withQuery(to, query), "Cache-Control": "no-cache" }).end();
      return;
    }
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    const inSite = within(path, prefix);
    if (inSite === undefined) {
      fail(response, 404);
      return;
    }
    compress(request, response, () => {
      void answer(request, response, { dir, path: inSite });
    });
  });
}

/**
 * For whoever types the host alone. Not for good: another site may be there tomorrow.
 *
 * @param {string} canonical
 * @param {string} prefix
 */
function toSite(canonical, prefix) {
  return prefix !== "" && canonical === "/" ? { to: `${prefix}/`, status: 302 } : undefined;
}

/**
 * @param {string} path
 * @param {string} prefix
 * @returns {string | undefined} the address within the site; undefined beside it
 */
function within(path, prefix) {
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {{ dir: string, path: string }} what
 */
async function answer(request, response, { dir, path }) {
  const file = await fileFor(dir, path);
  // A word for caches on the way; here the file is looked at anyway, and who has it needs no second copy.
  delete request.headers["cache-control"];
  if (file === undefined) {
    response.statusCode = 404;
    response.setHeader("Cache-Control", alwaysAsk);
    // Whoever asked for a part of something has to get the whole of this.
    delete request.headers.range;
  }
  const found = file ?? "/404.html";
  const accepted = new Negotiator(request).encodings(["br", "gzip"]);
  const variant = await variantFor(dir, found, accepted);
  response.setHeader("Content-Type", typeOf(found));
  // Who caches for others has to know that there are several; and that one may be there tomorrow.
  response.setHeader("Vary", "Accept-Encoding");
  if (variant) response.setHeader("Content-Encoding", variant.encoding);
  const sent = variant ? found + variant.extension : found;
  send(request, encodeURI(sent), { root: dir, cacheControl: false, index: false, dotfiles: "allow" })
    .on("error", ({ status }) => fail(response, status))
    .pipe(response);
}

/**
 * What lies beside the site, a build without a page for unknown addresses, or a part that the file doesn't have.
 *
 * @param {Response} response
 * @param {number} status
 */
function fail(response, status) {
  response.removeHeader("Content-Encoding");
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(STATUS_CODES[status]);
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
