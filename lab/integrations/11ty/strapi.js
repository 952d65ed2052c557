import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile();
const strapiUrl = process.env.STRAPI_URL ?? "http://localhost:1337";

/** All entries that match, page by page: an answer holds 100 at most. */
export async function findAll(path, parameters) {
  const entries = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const query = new URLSearchParams({
      ...parameters,
      "pagination[page]": page,
      "pagination[pageSize]": 100,
    });
    const response = await fetch(`${strapiUrl}/api${path}?${query}`);
    const { data, meta, error } = await response.json();
    if (error) throw new Error(`${path}: ${error.status} ${error.message}`);
    entries.push(...data);
    pageCount = meta.pagination.pageCount;
  }
  return entries;
}

/** Files of the local provider have a path, those of others a whole address: this serves both. */
export const addressOf = (url) => new URL(url, strapiUrl).href;
