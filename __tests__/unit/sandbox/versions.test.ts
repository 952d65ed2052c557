import { readFileSync } from "node:fs";
import { readData } from "../../../scripts/sandbox/data/files";

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
}

const read = (folder: string): Package => JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
const lab = read("lab/platform").dependencies["@strapi/strapi"];

test("the sandbox runs the version of the lab, from which its data comes", () => {
  const { dependencies } = read("sandbox");
  const platform = Object.entries(dependencies).filter(([name]) => name.startsWith("@strapi/"));
  expect(platform.map(([, version]) => version)).toEqual(platform.map(() => lab));
  expect(readData().strapi).toBe(lab);
});
