import { compose, installCommands } from "../../../../runner/full/newProjects/compose";
import type { ProjectFile } from "../../../../runner/samples/recipe/projectFiles";

const files: readonly ProjectFile[] = [
  { path: "src/api/tip/content-types/tip/schema.json", lang: "json", text: "{}" },
  { path: "src/index.ts", lang: "ts", text: "export default { register(name: string) {} };" },
  { path: "src/index.js", lang: "js", text: "module.exports = { register(name) {} };" },
  { path: "client/live.ts", lang: "ts", text: "export const open = (url: string) => url;" },
  { path: "client/live.js", lang: "js", text: "exports.open = (url) => url;" },
];
const paths = (found: readonly { path: string }[]) => found.map(({ path }) => path);

it("gives a project the files of its language as the page has them, so that its own build compiles them", () => {
  const typescript = compose(files, "ts");
  expect(paths(typescript.sources)).toEqual(["src/api/tip/content-types/tip/schema.json", "src/index.ts"]);
  expect(typescript.sources[1]?.text).toContain("name: string");
  const javascript = compose(files, "js");
  expect(paths(javascript.sources)).toEqual(["src/api/tip/content-types/tip/schema.json", "src/index.js"]);
});

it("keeps a client's code out of the build, compiled for the samples that import it", () => {
  const { client } = compose(files, "ts");
  expect(paths(client)).toEqual(["client/live.js"]);
  expect(client[0]?.text).not.toContain(": string");
  expect(compose(files, "js").client).toEqual([
    { path: "client/live.js", text: "exports.open = (url) => url;" },
  ]);
});

it("finds the packages that a page installs, and nothing else that it runs", () => {
  const page = `---
title: A recipe
---

<PackageManager command="npm install ws" />

\`\`\`bash
$ npm install --save-dev vitest@3
$ npm install
$ npm install -g pm2
$ npm run build
\`\`\`
`;
  expect(installCommands("guide/recipe.mdx", () => page)).toEqual([
    "npm install ws",
    "npm install --save-dev vitest@3",
  ]);
});
