import { compile, treeOf } from "../../support/compile";

const tag = "<UpgradePlanner>\n\n1. Back up.\n\n</UpgradePlanner>";

it("holds the steps of any upgrade, for readers without scripts and in Markdown", () => {
  expect(treeOf(tag)).toEqual([
    {
      is: "UpgradePlanner",
      props: { tool: "planner", name: "The planner", noScript: expect.any(String), isWide: true },
      children: [{ html: "<ol>\n<li>Back up.</li>\n</ol>" }],
    },
  ]);
  expect(compile(tag).markdown).toBe(
    "With JavaScript, you can create the plan for your project here.\n\n1. Back up.",
  );
});
