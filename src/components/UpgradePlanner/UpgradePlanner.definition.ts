import { component } from "../../../plugins/docs-content/compile/hastTypes";
import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";
import { paragraph, text } from "../../../plugins/docs-content/markdown/mdast";

/** What is said where no script runs, and in Markdown. */
const noScript = "With JavaScript, you can create the plan for your project here.";

/** Its content is the plan for any project: readers without scripts, Markdown, and search get it. */
export const upgradePlannerDefinition = {
  props: noProps,
  expand: ({ state, node }) =>
    component(
      "UpgradePlanner",
      { tool: "planner", name: "The planner", noScript, isWide: true },
      state.all(node),
    ),
  markdown: ({ children }) => [paragraph([text(noScript)]), ...children],
  example: "<UpgradePlanner>\n\nText.\n\n</UpgradePlanner>",
} satisfies TagDefinition<typeof noProps>;
