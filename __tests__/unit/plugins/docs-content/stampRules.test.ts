import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stampRules } from "../../../../plugins/docs-content/stampRules";
import { temporaryFolder } from "../../../support/temporaryFolder";

const stampName = "plugins/docs-content/rules-stamp.json";

function project() {
  const root = temporaryFolder({
    "plugins/docs-content/gatsby-node.ts": "",
    "shared/paths.ts": "1",
    "src/components/Card/Card.definition.ts": "1",
    "src/components/Card/iconNames.ts": "1",
    "src/components/Card/Card.tsx": "1",
    "src/playground/live/liveCode.ts": "1",
  });
  return {
    root,
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    stamp: (settings: object = {}) => {
      stampRules(root, settings);
      return readFileSync(join(root, stampName), "utf8");
    },
  };
}

it.each([
  "shared/paths.ts",
  "src/components/Card/Card.definition.ts",
  "src/components/Card/iconNames.ts",
  "src/playground/live/liveCode.ts",
])("changes when the rule in %s changes", (file) => {
  const { write, stamp } = project();
  const before = stamp();
  write(file, "2");
  expect(stamp()).not.toBe(before);
});

it("changes with the settings, and with a new definition", () => {
  const { write, stamp } = project();
  const before = stamp({ siteUrl: "https://a.example" });
  expect(stamp({ siteUrl: "https://b.example" })).not.toBe(before);
  write("src/components/Card/Other.definition.ts", "1");
  expect(stamp({ siteUrl: "https://a.example" })).not.toBe(before);
});

it("stays the same when only a component's looks change", () => {
  const { write, stamp } = project();
  const before = stamp();
  write("src/components/Card/Card.tsx", "2");
  expect(stamp()).toBe(before);
});

it("does not touch the file without need: Gatsby would build everything anew", () => {
  const { root, stamp } = project();
  stamp();
  utimesSync(join(root, stampName), 1, 1);
  stamp();
  expect(statSync(join(root, stampName)).mtimeMs).toBe(1000);
});
