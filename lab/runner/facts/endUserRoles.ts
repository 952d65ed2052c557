import { z } from "zod";
import { defineFact } from "./fact";
import { reportOf } from "./probe/probe";

/** What end users can do after the first start: one row for each action that a role of the Users & Permissions plugin has. */
export const endUserRoles = defineFact({
  name: "end-user-roles",
  title: "What end users may do at first",
  source: "the roles and permissions that the Users & Permissions plugin writes into an empty database",
  columns: [
    { key: "action", label: "Action", kind: "code" },
    { key: "public", label: "Public", kind: "yesNo" },
    { key: "authenticated", label: "Authenticated", kind: "yesNo" },
  ],
  row: z.strictObject({
    id: z.string(),
    action: z.string(),
    public: z.boolean(),
    authenticated: z.boolean(),
  }),
  extract: async (platform) => {
    const { endUserRoles: all } = await reportOf(platform);
    const has = (type: string, action: string) =>
      all.some(
        (role) => role.type === type && role.permissions.some((permission) => permission.action === action),
      );
    const actions = [
      ...new Set(all.flatMap(({ permissions }) => permissions.map(({ action }) => action))),
    ].sort();
    return actions.map((action) => ({
      id: action,
      action,
      public: has("public", action),
      authenticated: has("authenticated", action),
    }));
  },
});
