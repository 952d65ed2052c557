import { compile, treeOf } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

/** The three commands as strings. */
function commandsOf(command: string, props = ""): string[] {
  const [tabs] = treeOf(`<PackageManager command="${command}" ${props} />`);
  const html = JSON.stringify(tabs).match(/"html":"((?:[^"\\]|\\.)*)"/g) ?? [];
  return html.map((match) =>
    match
      .slice(8, -1)
      .replace(/<[^>]+>/g, "")
      .replaceAll('\\"', '"')
      .replace(/<[^>]+>/g, ""),
  );
}

it("becomes tabs of code blocks that every such component switches", () => {
  const tab = (value: string) => ({
    is: "Tab",
    props: { label: value, value, ...(value === "npm" ? {} : { isDerived: true }) },
    children: [
      {
        is: "CodeBlock",
        props: { html: expect.any(String), lang: "bash", lines: 1, columns: `${value} install`.length },
      },
    ],
  });
  expect(treeOf('<PackageManager command="npm install" />')).toEqual([
    {
      is: "Tabs",
      props: {
        groupId: "package-manager",
        tabs: ["npm", "yarn", "pnpm"].map((value) => ({ value, label: value })),
        isFramed: true,
      },
      children: ["npm", "yarn", "pnpm"].map(tab),
    },
  ]);
});

it.each([
  [
    "npm install @strapi/plugin-graphql",
    "yarn add @strapi/plugin-graphql",
    "pnpm add @strapi/plugin-graphql",
  ],
  ["npm install --save-dev typescript", "yarn add --dev typescript", "pnpm add --save-dev typescript"],
  ["npm run develop", "yarn develop", "pnpm develop"],
  ["npx create-strapi@latest app", "npx create-strapi@latest app", "pnpm dlx create-strapi@latest app"],
  ["npx strapi build", "yarn strapi build", "pnpm strapi build"],
])("translates %s", (npm, yarn, pnpm) => {
  const [first, second, third] = commandsOf(npm);
  expect(first).toBe(npm);
  expect(second).toBe(yarn);
  expect(third?.replace("pnpm run ", "pnpm ")).toBe(pnpm);
});

it("shows what the writer gives for yarn and pnpm instead", () => {
  const yarn = 'yarn="yarn install --frozen-lockfile"';
  const pnpm = 'pnpm="pnpm install --frozen-lockfile"';
  expect(commandsOf("npm ci", `${yarn} ${pnpm}`)).toEqual([
    "npm ci",
    "yarn install --frozen-lockfile",
    "pnpm install --frozen-lockfile",
  ]);
  expect(commandsOf("npm install qs", 'yarn="yarn add qs --exact"')).toEqual([
    "npm install qs",
    "yarn add qs --exact",
    "pnpm add qs",
  ]);
});

it("reports a command that has no counterpart, unless the writer gives it", () => {
  const yarn = 'yarn="yarn install --frozen-lockfile"';
  expectProblems(compile('Text.\n\n<PackageManager command="npm ci" />').problems, [
    ["page.mdx:3:1 package-manager-command", '"npm ci" can\'t be converted for yarn', 'yarn="yarn …"'],
    ["page.mdx:3:1 package-manager-command", '"npm ci" can\'t be converted for pnpm', 'pnpm="pnpm …"'],
  ]);
  expectProblems(compile(`<PackageManager command="npm ci" ${yarn} />`).problems, [
    ["page.mdx:1:1 package-manager-command", '"npm ci" can\'t be converted for pnpm', 'pnpm="pnpm …"'],
  ]);
  expectProblems(compile('<PackageManager command="npm test" yarn="pnpm test" />').problems, [
    ["page.mdx:1:1 component-props", "starts with yarn or npx", "It takes: command, yarn, pnpm."],
  ]);
});

it.each([
  ["npm run develop", "cli"],
  ["npx strapi version", "cli"],
  ["npx create-strapi@latest app", "cli"],
  ["npx @strapi/upgrade minor", "cli"],
  ["npm install @strapi/plugin-graphql", undefined],
  ["npx http-server", undefined],
])("leaves %s to the platform's help, or says why not", (command, kind) => {
  const [sample] = compile(`<PackageManager command="${command}" />`).samples;
  expect(sample?.check?.request.kind).toBe(kind);
  expect(sample?.unverifiedBecause !== null).toBe(kind === undefined);
});

it("escapes the command", () => {
  expect(JSON.stringify(treeOf("<PackageManager command='npm run <script>' />"))).not.toContain("<script>");
});

it.each(["yarn add x", "pnpm add x", "npmx", "$ npm install"])(
  "reports %p, which is no npm command",
  (command) => {
    expectProblems(compile(`Text.\n\n<PackageManager command="${command}" />`).problems, [
      ["page.mdx:3:1 package-manager-command", `"${command}"`, "Write the npm or npx command"],
    ]);
  },
);
