import { report } from "../../../plugins/docs-content/compile/context";
import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";

export const stepsDefinition = {
  props: noProps,
  check: ({ node, context }) => {
    const [list, ...others] = node.children;
    if (list?.type !== "list" || list.ordered !== true || others.length > 0) {
      report(context, node, {
        rule: "steps-list",
        message: "<Steps> must contain exactly one numbered list.",
        fix: "Indent all content of a step below its number, and put blank lines around the list.",
      });
    }
  },
  example: "<Steps>\n\n1. Create the project.\n\n2. Start it with `npm run develop`.\n\n</Steps>",
} satisfies TagDefinition<typeof noProps>;
