import { pluginManifest } from "../../../runner/plugins/manifest";
import { publishedRow, rowOf } from "../../../runner/plugins/pluginRow";

const manifest = (version: string, range?: string, more: object = {}) =>
  pluginManifest.parse({
    version,
    ...(range === undefined ? {} : { peerDependencies: { "@strapi/strapi": range } }),
    ...more,
  });

it("names the newest release and the first stable release for Strapi 5", () => {
  const versions = [
    manifest("1.0.0", "^4.0.0"),
    manifest("2.10.0", "^5.0.0", { kind: "plugin", license: "MIT" }),
    manifest("2.0.0-beta.1", "^5.0.0"),
    manifest("2.9.0", "^5.0.0"),
  ];
  expect(publishedRow("saffron-labels", { latest: "2.10.0", versions }, "2026-11-29")).toMatchObject({
    id: "saffron-labels",
    group: "strapi5-npm",
    version: "2.10.0",
    declares: "Strapi 5",
    firstForFive: "2.9.0",
    readOn: "2026-11-29",
    kind: "plugin",
  });
});

it.each([
  ["^4.0.0", "notStrapi5", "only Strapi 4"],
  ["4.x", "notStrapi5", "only Strapi 4"],
  ["^4.0.0 || ^5.0.0", "strapi5", "Strapi 4 and 5"],
  ["^5.0.0 || ^5.0.0-alpha", "strapi5", "Strapi 5"],
  [">=5.0.0", "strapi5", "Strapi 5"],
  ["^5.24.1", "strapi5", "Strapi 5"],
  ["^3.0.0", "notStrapi5", "neither Strapi 4 nor 5"],
  ["*", "strapi5", "Strapi 4 and 5"],
  [undefined, "noRange", "no range"],
  ["workspace:*", "noRange", "no range"],
])("says what the range %s declares", (range, group, declares) => {
  expect(rowOf("saffron-labels", manifest("1.0.0", range), "npm")).toMatchObject({
    group: `${group}-npm`,
    declares,
  });
});

it("says that a package requires the helper plugin, which Strapi 5 doesn't have", () => {
  const dependencies = { "@strapi/helper-plugin": "^4.1.1" };
  const row = (range: string) => rowOf("saffron-labels", manifest("1.0.0", range, { dependencies }), "npm");
  expect(row("^4.0.0").declares).toBe("only Strapi 4, and requires @strapi/helper-plugin");
  expect(row("^5.0.0").group).toBe("notStrapi5-npm");
});

it("reads the range of another package of Strapi if @strapi/strapi isn't named", () => {
  const peerDependencies = { "@strapi/icons": "^2.0.0", "@strapi/utils": "^5.1.0", react: "^18.0.0" };
  expect(rowOf("saffron-labels", manifest("1.0.0", undefined, { peerDependencies }), "npm").range).toBe(
    "^5.1.0",
  );
});
