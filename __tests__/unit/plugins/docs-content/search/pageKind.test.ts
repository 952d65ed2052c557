import { pageKindOf } from "../../../../../plugins/docs-content/search/pageKind";
import { kindLabel } from "../../../../../shared/pageKind";

it.each([
  ["/dev-docs/errors", "error"],
  ["/dev-docs/errors/rest", "error"],
  ["/dev-docs/error-handling", "guide"],
  ["/dev-docs/recipes", "recipe"],
  ["/dev-docs/recipes/api-tests", "recipe"],
  ["/dev-docs/api/rest/parameters", "reference"],
  ["/dev-docs/api/rest/guides/intro", "guide"],
  ["/dev-docs/configurations", "reference"],
  ["/dev-docs/configurations/guides/rbac", "guide"],
  ["/dev-docs/plugins/server-api", "reference"],
  ["/dev-docs/plugins/content-manager-apis", "reference"],
  ["/dev-docs/plugins/guides/use-the-plugin-cli", "guide"],
  ["/dev-docs/cli", "reference"],
  ["/dev-docs/installation/cli", "guide"],
  ["/cloud/cli/cloud-cli", "reference"],
  ["/cloud/getting-started/deployment-cli", "guide"],
  ["/user-docs/settings/api-tokens", "guide"],
])("%s is for what its folder says: %s", (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});

it("has a name for each kind, and for nothing else", () => {
  expect(kindLabel("recipe")).toBe("Recipe");
  expect(kindLabel("toString")).toBeNull();
  expect(kindLabel(undefined)).toBeNull();
});
