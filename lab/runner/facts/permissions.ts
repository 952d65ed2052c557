import { z } from "zod";
import { defineFact } from "./fact";
import type { InstalledPlatform } from "./installed";
import { type PermissionAction, reportOf } from "./probe/probe";
import { contentTypes } from "./probe/project";
import { paidActions } from "./source/paidActions";

/** The actions that roles of administrators can be allowed, as the role editor shows them. */
export const permissions = defineFact({
  name: "permissions",
  title: "Permissions of administrators",
  source:
    "actions registered by a loaded platform, and the constants from which licensed features register theirs",
  columns: [
    { key: "permission", label: "Permission", kind: "text" },
    { key: "category", label: "Category", kind: "text" },
    { key: "subCategory", label: "Group", kind: "text" },
    { key: "action", label: "Action", kind: "code" },
    { key: "perContentType", label: "Per content type", kind: "yesNo", isExtra: true },
    { key: "appliesTo", label: "Can be limited to", kind: "list", isExtra: true },
    { key: "feature", label: "Licensed feature", kind: "code", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string().describe("The section: contentTypes, plugins, settings or internal."),
    permission: z.string(),
    category: z.string(),
    subCategory: z.string().nullable(),
    action: z.string(),
    perContentType: z.boolean(),
    appliesTo: z.array(z.string()),
    feature: z.string().nullable().describe("What a license has to include; none for those everybody has."),
  }),
  extract: async (platform) => [
    ...(await reportOf(platform)).actions.map((action) => rowOf(action, null)),
    ...paidRows(platform),
  ],
});

function rowOf(action: PermissionAction, feature: string | null) {
  return {
    id: action.actionId,
    group: action.section,
    permission: action.displayName,
    category: action.category ?? action.pluginName,
    subCategory: action.subCategory ?? null,
    action: action.actionId,
    perContentType: action.subjects?.some((uid) => uid === contentTypes.plain) ?? false,
    appliesTo: action.options.applyToProperties ?? [],
    feature,
  };
}

function paidRows(platform: InstalledPlatform) {
  return paidActions(platform).map(({ feature, uid, pluginName, ...action }) => {
    const actionId = pluginName === "admin" ? `admin::${uid}` : `plugin::${pluginName}.${uid}`;
    return rowOf({ ...action, actionId, pluginName, options: {} }, feature);
  });
}
