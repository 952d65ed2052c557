import type { SampleOfPage } from "../../../lab/runner/samples/collect";
import { kindOf } from "../../../scripts/sandbox/check/kind";

const placed = (request: object, projectFiles: readonly object[] = []) =>
  ({ page: { projectFiles }, check: { request } }) as unknown as SampleOfPage;
const rest = (target: string, run?: string) =>
  placed({ kind: "rest", target, before: run === undefined ? [] : [{ run }] });
const code = (text: string) => placed({ kind: "documentService", code: text });

test("samples are told apart by what they ask", () => {
  expect(kindOf(rest("/api/recipes"), [])).toBe("REST API");
  expect(kindOf(rest("/graphql?query={recipes{title}}"), [])).toBe("GraphQL");
  expect(kindOf(rest("/admin/login"), [])).toBe("admin panel and files");
  expect(kindOf(code('strapi.documents("api::recipe.recipe").count({})'), [])).toBe("Document Service");
  expect(kindOf(code('strapi.db.query("api::recipe.recipe").count()'), [])).toBe("other server code");
});

test("what follows the installation of a project's code asks that", () => {
  const install = rest(
    "/api/recipes/quick",
    "await require('./tools/example').installExample(strapi, 'backend')",
  );
  expect(kindOf(install, [])).toBe("a project's own code");
  expect(kindOf(rest("/api/recipes"), [install])).toBe("a project's own code");
  expect(kindOf(rest("/api/recipes", 'strapi.config.set("api.rest.maxLimit", 3)'), [])).toBe("REST API");
});

test("what a recipe asks is asked of the recipe's project", () => {
  const request = { kind: "rest", target: "/api/recipes", before: [] };
  expect(kindOf(placed(request, [{ path: "src/index.ts" }]), [])).toBe("a project's own code");
});
