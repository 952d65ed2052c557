import { z } from "zod";
import { defineFact } from "./fact";
import { declaredConstant } from "./source/bundles";

const list = z.array(z.object({ code: z.string(), name: z.string() }));

/** The locales that Internationalization offers for content. */
export const locales = defineFact({
  name: "locales",
  title: "Locales for content",
  source: "@strapi/i18n, ISO locales",
  columns: [
    { key: "code", label: "Code", kind: "code" },
    { key: "name", label: "Name", kind: "text" },
  ],
  row: z.strictObject({ id: z.string(), code: z.string(), name: z.string() }),
  extract: (platform) =>
    list
      .parse(
        declaredConstant(platform, "@strapi/i18n/dist/server/constants/iso-locales.json.js", "isoLocales"),
      )
      .map(({ code, name }) => ({ id: code, code, name })),
});
