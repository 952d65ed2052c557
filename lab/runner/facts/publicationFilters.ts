import { existsSync } from "node:fs";
import { z } from "zod";
import { defineFact } from "./fact";
import { internalsOf } from "./source/internals";

/** What `publicationFilter` can be. */
export const publicationFilters = defineFact({
  name: "publication-filters",
  title: "Values of publicationFilter",
  source: "@strapi/utils, publication filter",
  columns: [{ key: "value", label: "Value", kind: "code" }],
  row: z.strictObject({ id: z.string(), value: z.string() }),
  extract: (platform) => {
    const file = platform.file("@strapi/utils/dist/publication-filter.js");
    if (platform.isPast && !existsSync(file)) return [];
    const values = z.array(z.string()).parse(internalsOf(file, ["ALLOWED"]).ALLOWED);
    return values.map((value) => ({ id: value, value }));
  },
});
