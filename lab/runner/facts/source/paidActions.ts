import { z } from "zod";
import type { InstalledPlatform } from "../installed";

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

/** Where features register their actions from, and what asks for the license before. */
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
    const constants = platform.load(file, z.object({ [key]: list }));
    return list.parse(constants[key]).map((entry) => ({ ...entry, feature }));
  });
}
