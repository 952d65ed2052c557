import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile();
const { STRAPI_URL: strapiUrl = "http://localhost:1337", STRAPI_STATUS: status, STRAPI_TOKEN } = process.env;
// Only a build with drafts sends the token.
const headers = status === "draft" ? { Authorization: `Bearer ${STRAPI_TOKEN}` } : {};

/** All matching entries, page by page: a response contains at most 100. */
export async function findAll(path, parameters) {
  const entries = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const query = new URLSearchParams({
      ...parameters,
      ...(status && { status }),
      "pagination[page]": page,
      "pagination[pageSize]": 100,
    });
    const response = await fetch(`${strapiUrl}/api${path}?${query}`, {
      headers,
      signal: AbortSignal.timeout(30_000),
    });
    const { data, meta, error } = await response.json();
    if (error) throw new Error(`${path}: ${error.status} ${error.message}`);
    entries.push(...data);
    pageCount = meta.pagination.pageCount;
  }
  return entries;
}

/** The local provider stores a path. Other providers store a complete URL. */
export const urlOf = (url) => new URL(url, strapiUrl).href;

/** The `srcset` with all sizes of an image. */
export const srcsetOf = (image) =>
  [...Object.values(image.formats ?? {}), image]
    .map(({ url, width }) => `${urlOf(url)} ${width}w`)
    .join(", ");
