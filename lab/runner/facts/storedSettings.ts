import { z } from "zod";
import { defineFact } from "./fact";
import { reportOf } from "./probe/probe";
import { asCode, flatten } from "./source/leaves";

/** Settings that are stored in the database and changed in the admin panel, with their initial values. */
export const storedSettings = defineFact({
  name: "stored-settings",
  title: "Settings kept in the database",
  source: "the store that a platform fills when its database is empty",
  columns: [
    { key: "setting", label: "Setting", kind: "code" },
    { key: "default", label: "At first", kind: "code" },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string(),
    setting: z.string(),
    default: z.string().nullable(),
  }),
  extract: async (platform) => {
    const { store } = await reportOf(platform);
    return kept.flatMap((key) => {
      const value: unknown = JSON.parse(store[key] ?? "null");
      return flatten(value)
        .filter(({ path }) => path !== "")
        .map(({ path, value: leaf }) => ({
          id: `${key}.${path}`,
          group: key,
          setting: path,
          default: asCode(leaf),
        }));
    });
  },
});

/** The others hold schemas, layouts and marks of migrations. */
const kept = [
  "plugin_upload_settings",
  "plugin_upload_view_configuration",
  "plugin_users-permissions_advanced",
  "plugin_users-permissions_email",
  "plugin_documentation_config",
  "core_admin_auth",
];
