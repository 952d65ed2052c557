/**
 * Names in code that differ between projects. The compiler marks them, and the inline script in src/app shows the reader's own ones instead:
 *
 * - `url`, `token`, `locale`: the server, the variable with the API token, a locale.
 * - `singular`, `plural`: of the content type, in UIDs and URLs: `blog-post`.
 * - `field`, `fields`, `Type`, `Types`: the same in GraphQL: `blogPost`, `BlogPost`.
 * - `one`, `many`: the code's own variables for entries.
 */
export const ownNames = {
  url: "http://localhost:1337",
  token: "STRAPI_TOKEN",
  locale: "fr",
  singular: "recipe",
  plural: "recipes",
  field: "recipe",
  fields: "recipes",
  Type: "Recipe",
  Types: "Recipes",
  one: "recipe",
  many: "recipes",
} as const;

export type OwnName = keyof typeof ownNames;

/** Where the browser keeps the reader's names: a JSON object of some of them. */
export const ownNamesKey = "docs.project";
