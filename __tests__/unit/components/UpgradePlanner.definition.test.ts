import { compile, treeOf } from "../../support/compile";

const pages = { databases: "/a", goBack: "/b#c", plugins: "/d", history: "/e" };
const tag = (more: object = {}) =>
  `<UpgradePlanner pages={${JSON.stringify({ ...pages, ...more })}}>\n\n1. Back up.\n\n</UpgradePlanner>`;

it("holds the steps of any upgrade, for readers without scripts and in Markdown", () => {
  expect(treeOf(tag())).toEqual([
    {
      is: "UpgradePlanner",
      props: { tool: "planner", name: "The planner", noScript: expect.any(String), pages },
      children: [{ html: "<ol>\n<li>Back up.</li>\n</ol>" }],
    },
  ]);
  expect(compile(tag()).markdown).toBe(
    "With JavaScript, you can create the plan for your project here.\n\n1. Back up.",
  );
});

it("refers to each page, so that the check finds one that is missing", () => {
  expect(compile(tag()).references.links.map(({ target }) => target)).toEqual(["/a", "/b#c", "/d", "/e"]);
});
