/**
 * Accounts for tests, on a server that only listens on localhost, with a temporary database.
 * They protect nothing, and must not be used elsewhere.
 */
export const admins = [
  {
    documentId: "mfa8fyz9v0nkjyhx60ileqha",
    firstname: "Nora",
    lastname: "Lindqvist",
    email: "nora@saffron.example",
    role: "strapi-super-admin",
  },
  {
    documentId: "uecp3cbnkh6v9sahjxjrkbrw",
    firstname: "Paul",
    lastname: "Okafor",
    email: "paul@saffron.example",
    role: "strapi-editor",
  },
  {
    documentId: "f2yk6rvz0xw8mq3cjt5hb9ln",
    firstname: "Mei",
    lastname: "Tanaka",
    email: "mei@saffron.example",
    role: "strapi-author",
  },
  {
    documentId: "o7gd1snq4ekb9uyx2zvw5rmc",
    firstname: "Sam",
    lastname: "Rivers",
    email: "sam@saffron.example",
    role: "recipe-tester",
  },
] as const;

/** One for all administrators, one for all end users. */
export const passwords = { admin: "Throw-away-1", endUser: "Throw-away-2" };

export const recipeTester = {
  name: "Recipe tester",
  code: "recipe-tester",
  description: "Reads every recipe and corrects its numbers, publishes nothing.",
  recipeFields: ["title", "difficulty", "prepMinutes", "cookMinutes", "servings", "rating", "testedOn"],
};

export const endUsers = [
  {
    documentId: "a3wz8kv5b1qx0sr7mh2ygd6n",
    username: "reader",
    email: "reader@saffron.example",
    role: "authenticated",
  },
  {
    documentId: "l6cf4txo9jp2ev8zq1wyn0ku",
    username: "editor",
    email: "editor@saffron.example",
    role: "editor",
  },
] as const;

export const editorRole = {
  name: "Editor",
  type: "editor",
  description: "An end user who may write recipes through the API.",
  actions: ["find", "findOne", "create", "update", "delete"],
};

/** The types that the Public role can read. */
export const openTypes = ["recipe", "ingredient", "author", "category", "season", "homepage"] as const;

export const apiTokens = [
  { key: "fullAccess", name: "Import script", description: "May do everything", type: "full-access" },
  { key: "readOnly", name: "Website", description: "Reads what the site shows", type: "read-only" },
  {
    key: "custom",
    name: "Shopping list app",
    description: "Reads recipes and ingredients",
    type: "custom",
    permissions: ["api::recipe.recipe.find", "api::recipe.recipe.findOne", "api::ingredient.ingredient.find"],
  },
] as const;
