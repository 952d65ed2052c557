import { z } from "zod";
import { component } from "../../../plugins/docs-content/compile/hastTypes";
import { checkAddress } from "../../../plugins/docs-content/compile/links";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { paragraph, text } from "../../../plugins/docs-content/markdown/mdast";
import type { PlanPages } from "../../../shared/upgrade/planTypes";

const page = z.string().startsWith("/");
const pages = z.strictObject({
  databases: page.describe("Says which versions of databases are supported."),
  goBack: page.describe("Says why the code alone can't go back."),
  plugins: page.describe("Says how authors upgrade a plugin."),
  history: page.describe("Says what changed in which version."),
}) satisfies z.ZodType<PlanPages>;

const props = z.strictObject({ pages: pages.describe("Pages that steps of the plan link to.") });

/** What is said where no script runs, and in Markdown. */
const noScript = "With JavaScript, you can create the plan for your project here.";

/** Its content is the plan for any project: readers without scripts, Markdown, and search get it. */
export const upgradePlannerDefinition = {
  props,
  check: ({ node, props: { pages: linked }, context }) => {
    for (const address of Object.values(linked)) checkAddress(address, node, context);
  },
  expand: ({ state, node, props: { pages: linked } }) =>
    component(
      "UpgradePlanner",
      { tool: "planner", name: "The planner", noScript, pages: linked },
      state.all(node),
    ),
  markdown: ({ children }) => [paragraph([text(noScript)]), ...children],
  example:
    '<UpgradePlanner pages={{ databases: "/dev-docs/intro", goBack: "/dev-docs/intro", plugins: "/dev-docs/intro", history: "/dev-docs/intro" }}>\n\nText.\n\n</UpgradePlanner>',
} satisfies TagDefinition<typeof props>;
