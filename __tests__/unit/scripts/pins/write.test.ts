import { referencesIn } from "../../../../scripts/pins/references";
import { commitIn } from "../../../../scripts/pins/resolve";
import { withPin } from "../../../../scripts/pins/write";

const commit = "08c6903cd8c0fde910a37f88322edcfb5dd907a8";
const digest = `sha256:${"a1".repeat(32)}`;

it.each([
  ["a.yml", "  - uses: a/b@v5", commit, `  - uses: a/b@${commit} # v5`],
  ["a.yml", `  - uses: a/b@${"0".repeat(40)} # v5`, commit, `  - uses: a/b@${commit} # v5`],
  ["Dockerfile", "FROM node:24 AS build", digest, `FROM node:24@${digest} AS build`],
])("pins what is in %s: %s", (file, line, pin, expected) => {
  const text = `# first\n${line}\n# last`;
  const [reference] = referencesIn(text, file);
  expect(reference && withPin(text, reference, pin)).toBe(`# first\n${expected}\n# last`);
});

it("takes the commit a tag points to, not the tag's own object", () => {
  const plain = `${commit}\trefs/tags/v5\n`;
  expect(commitIn(plain, "v5")).toBe(commit);
  expect(commitIn(`${"0".repeat(40)}\trefs/tags/v5\n${commit}\trefs/tags/v5^{}\n`, "v5")).toBe(commit);
  expect(commitIn(plain, "v6")).toBeUndefined();
});
