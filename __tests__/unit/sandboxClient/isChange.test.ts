import { isChange, isReading } from "../../../src/sandbox/isChange";

const graphql = (query: string) =>
  ({ kind: "request", request: { method: "POST", path: "/graphql", body: { query } } }) as const;
const run = (code: string) => ({ kind: "run", code }) as const;

it.each([
  [true, { kind: "request", request: { method: "get", path: "/api/recipes" } }],
  [false, { kind: "request", request: { method: "PUT", path: "/api/recipes/a" } }],
  [true, graphql("{ recipes { title } }")],
  [false, graphql("mutation { deleteRecipe { documentId } }")],
  [true, run('await strapi.documents("api::recipe.recipe").findMany();')],
  [false, run('await strapi.documents("api::recipe.recipe").discardDraft({ documentId });')],
  [
    false,
    run('strapi.documents("api::recipe.recipe").create<{ fields: ["title"]; status: "draft" }>({ data });'),
  ],
  [false, run('strapi.documents("api::recipe.recipe").delete?.({ documentId });')],
  [true, run('await strapi.documents<"api::recipe.recipe">("api::recipe.recipe").findMany<object>({});')],
  [false, run("strapi.documents.use((context, next) => next());")],
  [false, run('strapi.contentType("api::recipe.recipe").options.draftAndPublish = false;')],
  [false, run('await strapi.db.query("api::recipe.recipe").updateMany({});')],
] as const)("says %s to whether it only reads: %j", (expected, work) => {
  expect(isReading(work)).toBe(expected);
});

it("says that something failed changed nothing", () => {
  const trace = { ms: 1, sql: [], events: [], steps: [] };
  const error = { name: "Error", message: "" };
  const code = run('strapi.documents("a").delete({})');
  expect(isChange(code, { ...trace, ok: false, error })).toBe(false);
  expect(isChange(code, { ...trace, ok: true, value: null })).toBe(true);
});
