import { admins, apiTokens, endUsers, passwords, recipeTester } from "../data/people";
import { type SeedContext, setDocumentId } from "./context";
import { allowEditors, makeEndUserRoles } from "./roles";

/** What commands need to send requests as a user or with a token. */
export interface Accounts {
  admins: { email: string; password: string; name: string; role: string }[];
  endUsers: { email: string; password: string; username: string; role: string }[];
  apiTokens: Record<string, string>;
}

export async function seedPeople(context: SeedContext): Promise<Accounts> {
  await makeTesterRole(context);
  await allowEditors(context);
  for (const admin of admins) await makeAdmin(context, admin);
  await makeEndUserRoles(context);
  for (const user of endUsers) await makeEndUser(context, user);
  return {
    admins: admins.map(({ email, firstname, lastname, role }) => ({
      email,
      password: passwords.admin,
      name: `${firstname} ${lastname}`,
      role,
    })),
    endUsers: endUsers.map(({ email, username, role }) => ({
      email,
      username,
      role,
      password: passwords.endUser,
    })),
    apiTokens: await makeApiTokens(context),
  };
}

async function makeAdmin(context: SeedContext, admin: (typeof admins)[number]): Promise<void> {
  const { strapi, predictable } = context;
  const { documentId, role: code, ...names } = admin;
  predictable.restart(admin.email);
  const role = await strapi.service("admin::role").findOne({ code });
  const { id } = await strapi.service("admin::user").create({
    ...names,
    password: passwords.admin,
    isActive: true,
    roles: [role.id],
  });
  await setDocumentId(context, "admin::user", id, documentId);
}

async function makeTesterRole({ strapi, predictable }: SeedContext): Promise<void> {
  const { recipeFields: fields, ...names } = recipeTester;
  predictable.restart(names.code);
  const role = await strapi.service("admin::role").create(names);
  const subject = "api::recipe.recipe";
  const action = (verb: string) => `plugin::content-manager.explorer.${verb}`;
  await strapi.service("admin::role").assignPermissions(role.id, [
    { action: action("read"), subject, properties: { fields, locales: ["en", "fr"] }, conditions: [] },
    { action: action("update"), subject, properties: { fields, locales: ["en", "fr"] }, conditions: [] },
    { action: "plugin::upload.read", subject: null, properties: {}, conditions: [] },
  ]);
}

async function makeEndUser(context: SeedContext, user: (typeof endUsers)[number]): Promise<void> {
  const { strapi, predictable } = context;
  const { documentId, role: type, ...names } = user;
  predictable.restart(user.email);
  const role = await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type } });
  const { id } = await strapi.service("plugin::users-permissions.user").add({
    ...names,
    provider: "local",
    password: passwords.endUser,
    confirmed: true,
    blocked: false,
    role: role.id,
  });
  await setDocumentId(context, "plugin::users-permissions.user", id, documentId);
}

async function makeApiTokens({ strapi, predictable }: SeedContext): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const { key, ...token } of apiTokens) {
    // The platform draws the key from the random bytes that follow from this name.
    predictable.restart(`API token ${token.name}`);
    const { accessKey } = await strapi
      .service("admin::api-token")
      .create({ kind: "content-api", lifespan: null, ...token });
    made[key] = accessKey;
  }
  return made;
}
