import { editorRole, openTypes } from "../data/people";
import type { SeedContext } from "./context";

interface AdminPermission {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
}

const isApi = (uid: string): boolean => uid.startsWith("api::");

/**
 * Lets Editors do everything with content, and Authors with their own but publish it. The platform gives these roles
 * something when it starts for the first time; for types with languages that is too little to work with.
 */
export async function allowEditors({ strapi }: SeedContext): Promise<void> {
  const content = contentPermissions({ strapi });
  const isPublishing = ({ action }: AdminPermission) => action.endsWith(".publish");
  const own = content
    .filter((permission) => !isPublishing(permission))
    .map((permission) => ({ ...permission, conditions: ["admin::is-creator"] }));
  for (const [code, granted] of [
    ["strapi-editor", content],
    ["strapi-author", own],
  ] as const) {
    const roles = strapi.service("admin::role");
    const { id } = await roles.findOne({ code });
    const present: AdminPermission[] = await strapi
      .service("admin::permission")
      .findMany({ where: { role: { id } } });
    await roles.assignPermissions(id, [...present.filter(({ subject }) => subject === null), ...granted]);
  }
}

/** Every action on every type of ours that has it, with all fields and languages. */
function contentPermissions({ strapi }: Pick<SeedContext, "strapi">): AdminPermission[] {
  const isLocalized = strapi.plugin("i18n").service("content-types").isLocalizedContentType;
  const actions = strapi
    .service("admin::permission")
    .actionProvider.values()
    .filter(({ section }: { section: string }) => section === "contentTypes");
  const all: AdminPermission[] = strapi
    .service("admin::content-type")
    .getPermissionsWithNestedFields(actions, {
      restrictedSubjects: Object.keys(strapi.contentTypes).filter((uid) => !isApi(uid)),
    });
  return all.map(({ action, subject, properties }) => {
    const type = Object.values(strapi.contentTypes).find(({ uid }) => uid === subject);
    const locales = type && isLocalized(type) ? { locales: ["en", "fr"] } : {};
    return { action, subject, properties: { ...properties, ...locales }, conditions: [] };
  });
}

/** Everyone can read the magazine. Editors can also write recipes. */
export async function makeEndUserRoles({ strapi, predictable }: SeedContext): Promise<void> {
  const roles = strapi.db.query("plugin::users-permissions.role");
  const { actions, ...names } = editorRole;
  predictable.restart("end-user roles");
  const editor = await roles.create({ data: names });
  const [visitor, authenticated] = await Promise.all(
    ["public", "authenticated"].map((type) => roles.findOne({ where: { type } })),
  );
  const reading = openTypes.flatMap((type) =>
    (type === "homepage" ? ["find"] : ["find", "findOne"]).map((verb) => `api::${type}.${type}.${verb}`),
  );
  const own = ["plugin::users-permissions.user.me", "plugin::users-permissions.auth.changePassword"];
  const writing = actions.map((verb) => `api::recipe.recipe.${verb}`);
  await allow({ strapi, predictable }, visitor.id, reading);
  await allow({ strapi, predictable }, authenticated.id, reading);
  await allow({ strapi, predictable }, editor.id, [...new Set([...reading, ...writing, ...own])]);
}

async function allow({ strapi }: SeedContext, role: number, actions: readonly string[]): Promise<void> {
  for (const action of actions) {
    await strapi.db.query("plugin::users-permissions.permission").create({ data: { action, role } });
  }
}
