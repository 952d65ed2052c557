import { z } from "zod";
import { defineFact } from "./fact";

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
    const { languageNativeNames } = platform.load(
      path,
      z.object({ languageNativeNames: z.record(z.string(), z.string()) }),
    );
    return Object.entries(languageNativeNames)
      .map(([code, name]) => ({ id: code, code, name }))
      .sort((a, b) => (a.code < b.code ? -1 : 1));
  },
});
