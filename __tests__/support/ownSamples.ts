import type { RestRequest } from "../../shared/restRequest";
import type { RunnableCode, RunnableGraphql, RunnableRequest, RunnableSample } from "../../shared/runnable";
import { namesOf, noProject } from "../../src/components/YourProject/ownProject";

/** A reader's names, and their schema. */
export const own = { ...noProject, singular: "blog-post", plural: "blog-posts" };
export const names = namesOf(own);
export const schema = {
  kind: "collectionType",
  collectionName: "blog_posts",
  info: { singularName: "blog-post", pluralName: "blog-posts", displayName: "Blog post" },
  options: { draftAndPublish: true },
  attributes: { title: { type: "string" } },
};

export function rest(request: Partial<RestRequest> = {}): RunnableRequest {
  const whole = { method: "GET", target: "/api/recipes", headers: {}, as: "public", ...request } as const;
  return { kind: "rest", request: whole, before: [], after: null, response: { status: 200 } };
}
export const code: RunnableCode = {
  kind: "documentService",
  code: 'const recipes = await strapi.documents("api::recipe.recipe").findMany({ limit: 1 });',
  after: null,
  response: { body: [] },
};
export const graphql: RunnableGraphql = {
  kind: "graphql",
  query: 'query {\n  recipes(sort: "title") {\n    title\n  }\n}',
  variables: {},
  as: "public",
  after: null,
  response: { status: 200 },
};

/** The compiler's markup of a sample. */
export function codeOf(sample: RunnableSample): string[] {
  const mark = (name: string, text: string) => `<var data-own="${name}">${text}</var>`;
  if (sample.kind === "rest")
    return [`GET ${sample.request.target.replace("recipes", mark("plural", "recipes"))}`];
  const escaped = (sample.kind === "graphql" ? sample.query : sample.code).replaceAll('"', "&quot;");
  if (sample.kind === "graphql") return [escaped.replace("recipes", mark("fields", "recipes"))];
  const uid = `api::${mark("singular", "recipe")}.${mark("singular", "recipe")}`;
  return [escaped.replace("recipes", mark("many", "recipes")).replace("api::recipe.recipe", uid)];
}
