import { z } from "zod";
import { defineFact } from "./fact";
import { declaredConstant } from "./source/bundles";

/** The languages that the admin panel itself can be shown in, once config/… src/admin/app lists them. */
export const adminLanguages = defineFact({
  name: "admin-languages",
  title: "Languages of the admin panel",
  source: "@strapi/admin, native names of languages",
  columns: [
    { key: "code", label: "Code", kind: "code" },
    { key: "name", label: "Language", kind: "text" },
  ],
  row: z.strictObject({ id: z.string(), code: z.string(), name: z.string() }),
  extract: (platform) => {
    const path = "@strapi/admin/dist/admin/admin/src/translations/languageNativeNames.js";
    const names = z
      .record(z.string(), z.string())
      .parse(declaredConstant(platform, path, "languageNativeNames"));
    return Object.entries(names)
      .map(([code, name]) => ({ id: code, code, name }))
      .sort((a, b) => (a.code < b.code ? -1 : 1));
  },
});
