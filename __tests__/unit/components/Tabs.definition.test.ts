import { compile, treeOf } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

it("takes a tab's value from its label where none is given", () => {
  expect(
    treeOf('<Tabs>\n<Tab label="Next.js 15">a</Tab>\n<Tab label="C#" value="c-sharp">b</Tab>\n</Tabs>'),
  ).toMatchObject([
    {
      is: "Tabs",
      props: {
        tabs: [
          { value: "nextjs-15", label: "Next.js 15" },
          { value: "c-sharp", label: "C#" },
        ],
      },
    },
  ]);
});

it.each([
  ["one block of code each", "```ts\na\n```", true],
  ["text beside the code", "Text.\n\n```ts\na\n```", false],
  ["two blocks", "```ts\na\n```\n\n```ts\nb\n```", false],
])("shares a frame with its code only where its panels hold nothing else: %s", (_, second, isFramed) => {
  const panels = ["```ts\na\n```", second].map(
    (body, index) => `<Tab label="${index}">\n\n${body}\n\n</Tab>`,
  );
  const [node] = treeOf(`<Tabs>\n${panels.join("\n")}\n</Tabs>`);
  expect(JSON.stringify(node).includes('"isFramed":true')).toBe(isFramed);
});

it("may stand in a tab", () => {
  const inner = '<Tabs>\n<Tab label="b">\n\nText.\n\n</Tab>\n</Tabs>';
  expect(treeOf(`<Tabs>\n<Tab label="a">\n\n${inner}\n\n</Tab>\n</Tabs>`)).toMatchObject([
    { is: "Tabs", children: [{ is: "Tab", children: [{ is: "Tabs", children: [{ is: "Tab" }] }] }] },
  ]);
});

it.each([
  ["the same label", '<Tab label="a">x</Tab>\n<Tab label="a">y</Tab>'],
  ["labels that make the same value", '<Tab label="C">x</Tab>\n<Tab label="C#">y</Tab>'],
  ["the same value", '<Tab label="a" value="x">x</Tab>\n<Tab label="b" value="x">y</Tab>'],
])("reports %s", (_, tabs) => {
  expectProblems(compile(`Text.\n\n<Tabs>\n${tabs}\n</Tabs>`).problems, [
    ["page.mdx:3:1 tabs", "same value", "label of its own"],
  ]);
});

it("reports a label that no value can be made of", () => {
  expectProblems(compile('<Tabs>\n<Tab label="?">x</Tab>\n</Tabs>').problems, [
    ["page.mdx:1:1 tabs", "no letter or digit", "label of its own"],
  ]);
});

it("reports tabs without a tab", () => {
  expectProblems(compile("<Tabs></Tabs>").problems, [["page.mdx:1:1 tabs", "holds no <Tab>"]]);
});

it("reports a group or value that can't stand in a URL", () => {
  expectProblems(compile('<Tabs groupId="A b">\n<Tab label="a" value="X">x</Tab>\n</Tabs>').problems, [
    ["page.mdx:1:1 component-props", "groupId", "kebab-case"],
    ["page.mdx:2:1 component-props", "value", "kebab-case"],
  ]);
});
