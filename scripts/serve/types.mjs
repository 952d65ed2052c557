import { extname } from "node:path";

/** Content types by the end of a file's name, for every server of the site: its own and nginx. */
export const types = /** @type {Readonly<Record<string, string>>} */ ({
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/vnd.microsoft.icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
});

export const unknownType = "application/octet-stream";

/** An XML file that readers of feeds know by its type. */
export const feed = { name: "atom.xml", type: "application/atom+xml; charset=utf-8" };

/** @param {string} file its path */
export function typeOf(file) {
  return file.endsWith(`/${feed.name}`) ? feed.type : (types[extname(file)] ?? unknownType);
}
