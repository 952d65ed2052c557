import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { skillIndexPath, skillPath } from "../../shared/paths";
import { siteDir } from "../support/siteDir.mjs";

const read = (path: string) => readFileSync(join(siteDir, path), "utf8");
const skill = read(skillPath);

it("the skill links only to files of the site", () => {
  const links = [...skill.matchAll(/https?:\/\/[^/\s]+(\/[^\s:]+?\.(?:md|txt|json))/g)].map(
    ([, path = ""]) => path,
  );
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((path) => !existsSync(join(siteDir, path)))).toEqual([]);
});

it("the index lists it, with the digest of its bytes", () => {
  const { skills } = JSON.parse(read(skillIndexPath));
  const [{ name, url, digest, type }] = skills;
  expect(skill).toContain(`---\nname: ${name}\ndescription: `);
  expect([skills.length, type, new URL(url).pathname]).toEqual([1, "skill-md", skillPath]);
  expect(digest).toBe(`sha256:${createHash("sha256").update(skill).digest("hex")}`);
});
