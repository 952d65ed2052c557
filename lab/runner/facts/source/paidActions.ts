import { existsSync } from "node:fs";
import { z } from "zod";
import type { InstalledPlatform } from "../installed";
import { declaredConstant } from "./bundles";

const action = z.object({
  uid: z.string(),
  displayName: z.string(),
  pluginName: z.string(),
  section: z.string(),
  category: z.string().optional(),
  subCategory: z.string().optional(),
});

const list = z.array(action);

/** An action that is registered only with a license for a feature. */
export type PaidAction = z.infer<typeof action> & { readonly feature: string };

/** The code in which features register their actions, and the license check before it. */
const places = [
  { file: "@strapi/admin/dist/server/ee/server/src/config/admin-actions.js", key: "sso", feature: "sso" },
  {
    file: "@strapi/admin/dist/server/ee/server/src/config/admin-actions.js",
    key: "auditLogs",
    feature: "audit-logs",
  },
  {
    file: "@strapi/content-releases/dist/server/constants.js",
    key: "ACTIONS",
    feature: "cms-content-releases",
  },
  {
    file: "@strapi/review-workflows/dist/server/config/actions.js",
    key: "reviewWorkflows",
    feature: "review-workflows",
  },
] as const;

/** The actions of features that need a license, from the constants they are registered from. */
export function paidActions(platform: InstalledPlatform): PaidAction[] {
  return places.flatMap(({ file, key, feature }) => {
    return actionsIn(platform, file, key).map((entry) => ({ ...entry, feature }));
  });
}

/** A list by itself, or, where a bundle holds the module, the property of the object that was exported. */
function actionsIn(platform: InstalledPlatform, file: string, key: string): z.infer<typeof list> {
  if (existsSync(platform.file(file))) {
    return list.parse(platform.load(file, z.object({ [key]: list }))[key]);
  }
  const name = key === key.toUpperCase() ? key : "actions";
  const declared = declaredConstant(platform, file, name);
  return list.parse(Array.isArray(declared) ? declared : z.object({ [key]: list }).parse(declared)[key]);
}
