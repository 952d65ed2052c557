import { z } from "zod";
import { defineFact } from "./fact";
import { type PlatformReport, reportOf } from "./probe/probe";
import { contentTypes } from "./probe/project";

const cell = z.string().describe("yes, no, or the conditions and limits it is allowed under.");

/**
 * Permissions of the three administrator roles after the first start: a matrix of actions and roles. For content types
 * there are two rows, since a content type with locales that exists at the first start is treated differently.
 */
export const roles = defineFact({
  name: "roles",
  title: "What the first roles may do",
  source: "the roles and permissions that a platform writes into an empty database",
  columns: [
    { key: "permission", label: "Permission", kind: "text" },
    { key: "subject", label: "On", kind: "text" },
    { key: "superAdmin", label: "Super Admin", kind: "text" },
    { key: "editor", label: "Editor", kind: "text" },
    { key: "author", label: "Author", kind: "text" },
    { key: "action", label: "Action", kind: "code", isExtra: true },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.string().describe("The section: contentTypes, plugins or settings."),
    permission: z.string(),
    subject: z.string().nullable(),
    superAdmin: cell,
    editor: cell,
    author: cell,
    action: z.string(),
  }),
  extract: async (platform) => {
    const report = await reportOf(platform);
    return report.actions.flatMap((action) => {
      const ownTypes = Object.entries(subjects).filter(([uid]) => action.subjects?.includes(uid));
      const on = action.section === "contentTypes" ? ownTypes : [[null, null] as const];
      return on.map(([uid, subject]) => ({
        id: subject === null ? action.actionId : `${action.actionId} ${subject}`,
        group: action.section,
        permission: nameOf(action),
        subject,
        ...grants(report, action.actionId, uid),
        action: action.actionId,
      }));
    });
  },
});

const subjects = {
  [contentTypes.plain]: "a content type",
  [contentTypes.localized]: "a content type with locales",
} as const;

function nameOf(action: PlatformReport["actions"][number]): string {
  const above = [
    action.category ?? (action.section === "plugins" ? action.pluginName : undefined),
    action.subCategory,
  ];
  const path = above.filter((part) => part && part !== "general");
  return [...new Set([...path, action.displayName])].join(" → ");
}

function grants(report: PlatformReport, action: string, subject: string | null) {
  const of = (code: string) => {
    const role = report.adminRoles.find((candidate) => candidate.code === code);
    const granted = role?.permissions.find(
      (permission) => permission.action === action && (permission.subject ?? null) === subject,
    );
    return granted ? wordsFor(granted.conditions ?? []) : "no";
  };
  return { superAdmin: of("strapi-super-admin"), editor: of("strapi-editor"), author: of("strapi-author") };

  function wordsFor(conditions: readonly string[]): string {
    const names = conditions.map(
      (id) => report.conditions.find((known) => known.id === id)?.displayName ?? id,
    );
    return names.length > 0 ? `yes, if: ${names.join(", ")}` : "yes";
  }
}
