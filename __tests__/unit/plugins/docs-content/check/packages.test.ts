import { checkPackages } from "../../../../../plugins/docs-content/check/packages";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, smallSite, snippet } from "../../../../support/smallSite";

const newProject = JSON.stringify({
  title: "Packages",
  source: "a test",
  platform: "5.54.0",
  columns: [{ key: "package", label: "Package", kind: "code" }],
  rows: [{ id: "@strapi/strapi", package: "@strapi/strapi" }],
});

const problemsOf = (body: string, files: Readonly<Record<string, string>> = {}) =>
  checkPackages(
    smallSite({ "data/new-project-packages.json": newProject, "guide/intro.mdx": doc(body), ...files }),
  );

const fence = (imported: string, options = 'check title="src/index.ts"') =>
  `\`\`\`ts ${options}\nimport type { A } from "${imported}";\n\`\`\``;
const install = (...packages: string[]) => `<PackageManager command="npm install ${packages.join(" ")}" />`;
const missing = (place: string, name: string, owner = "project") =>
  [`guide/intro.mdx:${place} missing-package`, `"${name}", which a new ${owner} doesn't have`] as const;

test("a sample may import what a new project has, of a package any part", () => {
  expect(problemsOf(`${fence("@strapi/strapi")}\n\n${fence("@strapi/strapi/admin")}`)).toEqual([]);
});

test("another package is reported where it is first imported, with how to install it", () => {
  const two = `${fence("koa")}\n\n${fence("koa")}`;
  expectProblems(problemsOf(two), [[...missing("6:1", "koa"), 'command="npm install koa"']]);
});

test("a command above it installs it, for types also the package of its types", () => {
  expect(problemsOf(`${install("koa@2")}\n\n${fence("koa")}`)).toEqual([]);
  expect(problemsOf(`${install("a", "@types/koa")}\n\n${fence("koa")}`)).toEqual([]);
  expect(problemsOf(`\`\`\`bash cli\n$ npm install koa\n\`\`\`\n\n${fence("koa")}`)).toEqual([]);
  expectProblems(problemsOf(`${fence("koa")}\n\n${install("koa")}`), [missing("6:1", "koa")]);
});

test("a snippet brings its commands and its code to where it is included", () => {
  const files = {
    "snippets/install-koa.mdx": snippet(install("koa")),
    "snippets/server.mdx": snippet(fence("koa")),
  };
  expect(problemsOf(`<Snippet id="install-koa" />\n\n${fence("koa")}`, files)).toEqual([]);
  expect(problemsOf('<Snippet id="install-koa" />\n\n<Snippet id="server" />', files)).toEqual([]);
  expectProblems(problemsOf('Text.\n\n<Snippet id="server" />', files), [missing("8:1", "koa")]);
});

test("a plugin has packages of its own", () => {
  const inPlugin = 'check title="src/plugins/cook-notes/server/src/index.ts"';
  expect(problemsOf(fence("@strapi/icons", 'check title="admin/src/index.ts"'))).toEqual([]);
  expectProblems(problemsOf(`${fence("@strapi/icons", inPlugin)}\n\n${fence("koa", inPlugin)}`), [
    missing("10:1", "koa", "plugin"),
  ]);
});

test("code that isn't checked against the platform may be of any project", () => {
  expect(problemsOf(`${fence("koa", 'unverified="Code of Strapi 4."')}\n\n${fence("koa", "")}`)).toEqual([]);
});

test("the removed side of a diff imports nothing", () => {
  const diff =
    '```ts check title="src/a.ts" diff\n-import type { A } from "koa";\n+import type { A } from "@strapi/strapi";\n```';
  expect(problemsOf(diff)).toEqual([]);
});

test("a site that says nothing of new projects is about something else", () => {
  expect(checkPackages(smallSite({ "guide/intro.mdx": doc(fence("koa")) }))).toEqual([]);
});
