import { z } from "zod";
import { defineFact } from "./fact";
import { membersOf } from "./source/members";
import { typesOf } from "./source/types";

/** What a plugin's server part can export, and the members of `strapi.plugin(name)`. */
export const pluginServerApi = defineFact({
  name: "plugin-server-api",
  title: "Server API of plugins",
  source: "@strapi/types, a loaded plugin and a plugin's instance",
  columns: [
    { key: "name", label: "Name", kind: "code" },
    { key: "signature", label: "Signature", kind: "code", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.enum(["export", "member"]),
    name: z.string(),
    signature: z.string().nullable(),
  }),
  extract: (platform) => {
    const types = typesOf(platform);
    const rows = (type: string, group: "export" | "member") =>
      membersOf(types, types.type(type)).map(({ name, signature = null }) => ({
        id: group === "export" ? name : `plugin.${name}`,
        group,
        name,
        signature,
      }));
    return [...rows("pluginServer", "export"), ...rows("pluginInstance", "member")];
  },
});
