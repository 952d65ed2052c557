import { z } from "zod";
import { defineFact } from "./fact";

const keys = z.array(z.string());

/** The query parameters that REST routes of content types know; with `api.rest.strictParams` any other gives 400. */
export const queryParameters = defineFact({
  name: "query-parameters",
  title: "Query parameters of REST",
  source: "@strapi/utils, constants of the Content API",
  columns: [{ key: "parameter", label: "Parameter", kind: "code" }],
  row: z.strictObject({ id: z.string(), parameter: z.string() }),
  extract: (platform) => {
    const path = "@strapi/utils/dist/content-api-constants.js";
    const { ALLOWED_QUERY_PARAM_KEYS } = platform.load(path, z.object({ ALLOWED_QUERY_PARAM_KEYS: keys }));
    return ALLOWED_QUERY_PARAM_KEYS.map((parameter) => ({ id: parameter, parameter }));
  },
});
