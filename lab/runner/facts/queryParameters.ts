import { existsSync } from "node:fs";
import { z } from "zod";
import { defineFact } from "./fact";
import type { InstalledPlatform } from "./installed";
import { documentMethods } from "./source/methods";

const keys = z.array(z.string());

/** The query parameters of content types' REST routes; with `api.rest.strictParams`, any other one causes a 400. */
export const queryParameters = defineFact({
  name: "query-parameters",
  title: "Query parameters of REST",
  source: "@strapi/utils, constants of the Content API",
  columns: [{ key: "parameter", label: "Parameter", kind: "code" }],
  row: z.strictObject({ id: z.string(), parameter: z.string() }),
  extract: (platform) => {
    const path = "@strapi/utils/dist/content-api-constants.js";
    if (platform.isPast && !existsSync(platform.file(path))) return beforeTheList(platform);
    const { ALLOWED_QUERY_PARAM_KEYS } = platform.load(path, z.object({ ALLOWED_QUERY_PARAM_KEYS: keys }));
    return ALLOWED_QUERY_PARAM_KEYS.map((parameter) => ({ id: parameter, parameter }));
  },
});

/** Releases up to 5.36 had no list: a request's parameters went to findMany of the Document Service, except the pages. */
function beforeTheList(platform: InstalledPlatform): { id: string; parameter: string }[] {
  const params = documentMethods(platform).find(({ name }) => name === "findMany")?.params ?? [];
  const hasPages = existsSync(platform.file("@strapi/core/dist/core-api/service/pagination.d.ts"));
  return [...params.map(({ path }) => path), ...(hasPages ? ["pagination"] : [])].map((name) => ({
    id: name,
    parameter: name,
  }));
}
