import type { ContentTypeSchema } from "../data";

/** The engine has no accounts. For relations of a project to users there are three names, and nothing else about them. */
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

export const users = ["nia", "oscar", "priya"].map((username) => ({
  document_id: `user-${username}`,
  username,
  email: `${username}@example.com`,
  published_at: 0,
}));

export const userDocuments = users.map(({ document_id }) => document_id);
