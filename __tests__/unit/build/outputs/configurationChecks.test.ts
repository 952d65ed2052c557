import { configurationChecks } from "../../../../build/outputs/configurationChecks";

const allDoc = { nodes: [{ configurationChecks: [{ id: "a" }] }, { configurationChecks: [] }] };

it("holds the statements of all pages, where there is a planner", () => {
  const upgradePages = { databases: "/a" };
  expect(configurationChecks({ siteSettings: { upgradePages }, allDoc })).toEqual([{ id: "a" }]);
  expect(configurationChecks({ siteSettings: { upgradePages: null }, allDoc })).toBeUndefined();
});
