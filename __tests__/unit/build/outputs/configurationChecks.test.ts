import { configurationChecksFile } from "../../../../build/outputs/configurationChecks";

const pages = { databases: "/a" };
const allDoc = { nodes: [{ configurationChecks: [{ id: "a" }] }, { configurationChecks: [] }] };

it("holds the statements of all pages, where there is a planner", () => {
  expect(configurationChecksFile.text({ siteSettings: { upgradePages: pages }, allDoc })).toBe(
    '[{"id":"a"}]\n',
  );
  expect(configurationChecksFile.text({ siteSettings: { upgradePages: null }, allDoc })).toBeUndefined();
});
