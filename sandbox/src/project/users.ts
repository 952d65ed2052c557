import type { ContentTypeSchema } from "../data";

/** The engine has no accounts. For relations of a project to users, there are three of them with a name and an email. */
export const usersUid = "plugin::users-permissions.user";

export const usersType: Readonly<Record<string, ContentTypeSchema>> = {
  [usersUid]: {
    kind: "collectionType",
    collectionName: "up_users",
    globalId: "UsersPermissionsUser",
    plugin: "users-permissions",
    info: { singularName: "user", pluralName: "users", displayName: "User" },
    options: { draftAndPublish: false },
    attributes: { username: { type: "string" }, email: { type: "email" } },
  },
};

const made = Date.UTC(2026, 0, 5, 8);

export const users = ["nia", "oscar", "priya"].map((username) => ({
  document_id: `user-${username}`,
  username,
  email: `${username}@example.com`,
  created_at: made,
  updated_at: made,
  published_at: made,
}));

export const userDocuments = users.map(({ document_id }) => document_id);
