import { existsSync, readFileSync } from "node:fs";
import { createServer, STATUS_CODES } from "node:http";
import { join } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { fileFor, twinFor, variantFor } from "./file.mjs";
import { alwaysAsk, headersFor, policyOf, prefixIn, readHeaderRules } from "./headers.mjs";
import { canonicalPath, encodedPath, readRedirects, readTarget, withQuery } from "./requestPath.mjs";
import { typeOf } from "./types.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 */

const policyHeader = "Content-Security-Policy";

/** Longer than the minute for which browsers, proxies, and tools reuse a connection: with Node's 5 s, requests in that moment fail. */
const keepAliveTimeout = 65_000;

/** For files that aren't pages: other sites can't frame them. */
const ownFrames = "frame-ancestors 'self'";

/**
 * @param {string} dir the folder with the build
 * @returns {string} the base path of the build, or an empty string
 */
export function prefixOf(dir) {
  return prefixIn(readHeaderRules(readIfThere(join(dir, "_headers"))));
}

/**
 * A server of the built site that behaves as a good static host does: one URL per page, redirects and headers of the
 * build, and 404 with its page. It compresses nothing itself, so a slow client costs only an open file: it sends the
 * compressed versions of a file. A site that was built for a base path is served below it.
 *
 * @param {{ dir: string }} options the folder with the build, as an absolute path
 * @returns {import("node:http").Server} not listening yet
 */
export function createSiteServer({ dir }) {
  const rules = readHeaderRules(readIfThere(join(dir, "_headers")));
  const prefix = prefixIn(rules);
  const redirects = readRedirects(readIfThere(join(dir, "_redirects")), prefix);

  return createServer({ keepAliveTimeout }, (request, response) => {
    const target = readTarget(request.url ?? "/");
    const path = target?.path ?? `${prefix}/404.html`;
    setHeaders(response, headersFor(rules, path));
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const redirect = target && redirectOf(target, { redirects, prefix });
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.location, "Cache-Control": "no-cache" }).end();
      return;
    }
    const inSite = target ? within(path, prefix) : "";
    if (inSite === undefined) {
      fail(response, 404);
      return;
    }
    void serveFile(request, response, { dir, path: inSite, pagePolicy: policyOf(rules, `${prefix}/`) });
  });
}

/**
 * @param {Response} response
 * @param {Record<string, string>} headers
 */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries({ [policyHeader]: ownFrames, ...headers }))
    response.setHeader(name, value);
}

/**
 * @param {{ path: string, query: string }} target
 * @param {{ redirects: ReturnType<typeof readRedirects>, prefix: string }} site
 * @returns {{ location: string, status: number } | undefined} undefined for a canonical URL
 */
function redirectOf({ path, query }, { redirects, prefix }) {
  const canonical = canonicalPath(path, prefix);
  const moved = redirects.get(canonical);
  if (moved) return { location: withQuery(moved.to, query), status: moved.status };
  // For people who type only the host. Temporary, because another site may be at the root later.
  if (prefix !== "" && canonical === "/") return { location: withQuery(`${prefix}/`, query), status: 302 };
  if (canonical === path) return undefined;
  return { location: withQuery(encodedPath(canonical), query), status: 301 };
}

/**
 * @param {string} path
 * @param {string} prefix
 * @returns {string | undefined} the path within the site; undefined outside of it
 */
function within(path, prefix) {
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {{ dir: string, path: string, pagePolicy: string | undefined }} what `path` is empty where there is no file
 */
async function serveFile(request, response, { dir, path, pagePolicy }) {
  const file = path === "" ? undefined : await fileFor(dir, path);
  // A word for caches on the way; here the file is looked at anyway, and who has it needs no second copy.
  delete request.headers["cache-control"];
  if (file === undefined) {
    response.statusCode = 404;
    response.setHeader("Cache-Control", alwaysAsk);
    // A client that requested a part of something must receive the whole error page.
    delete request.headers.range;
  }
  const accept = new Negotiator(request);
  // Tools that read documentation request Markdown. Browsers don't name it, and for "anything" the first type counts.
  const wantsTwin = accept.mediaType(["text/html", "text/markdown"]) === "text/markdown";
  const twin = wantsTwin ? await twinFor(dir, path, file) : undefined;
  const found = twin ?? file ?? "/404.html";
  const variant = await variantFor(dir, found, accept.encodings(["br", "gzip"]));
  const type = typeOf(found);
  response.setHeader("Content-Type", type);
  if (type.startsWith("text/html")) {
    // A rule for the requested path doesn't apply to the page that says that it doesn't exist.
    if (pagePolicy && (file === undefined || response.getHeader(policyHeader) === ownFrames))
      response.setHeader(policyHeader, pagePolicy);
    response.setHeader("Cache-Control", alwaysAsk);
  }
  // A shared cache has to know that there are several versions, or that there may be another one tomorrow.
  response.setHeader("Vary", variesBy(type));
  if (variant) response.setHeader("Content-Encoding", variant.encoding);
  const sent = variant ? found + variant.extension : found;
  send(request, encodedPath(sent), { root: dir, cacheControl: false, index: false, dotfiles: "allow" })
    .on("error", ({ status }) => fail(response, status))
    .pipe(response);
}

/**
 * @param {string} type of the file
 * @returns {string} the request headers that decide which version is sent: a page has a Markdown twin
 */
function variesBy(type) {
  return /^text\/(?:html|markdown)/.test(type) ? "Accept, Accept-Encoding" : "Accept-Encoding";
}

/**
 * For a path outside of the site, a build without a 404 page, or a range that the file doesn't have.
 *
 * @param {Response} response
 * @param {number} status
 */
function fail(response, status) {
  response.removeHeader("Content-Encoding");
  response.setHeader("Cache-Control", alwaysAsk);
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(STATUS_CODES[status]);
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
