import { compile, treeOf } from "../../../../../support/compile";
import { expectProblems } from "../../../../../support/expectProblems";

/** The three commands as text. */
function commandsOf(command: string): string[] {
  const [tabs] = treeOf(`<PackageManager command="${command}" />`);
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
    props: { label: value, value },
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
  ["npx create-strapi@latest app", "yarn dlx create-strapi@latest app", "pnpm dlx create-strapi@latest app"],
])("translates %s", (npm, yarn, pnpm) => {
  const [first, second, third] = commandsOf(npm);
  expect(first).toBe(npm);
  expect(second).toBe(yarn);
  expect(third?.replace("pnpm run ", "pnpm ")).toBe(pnpm);
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
