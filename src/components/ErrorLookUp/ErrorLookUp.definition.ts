import { report } from "../../../plugins/docs-content/compile/context";
import { component } from "../../../plugins/docs-content/compile/hastTypes";
import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";
import { paragraph, text } from "../../../plugins/docs-content/markdown/mdast";

/** For readers without JavaScript, and in Markdown. */
const noScript = "With JavaScript, you can paste a log or a stack trace here.";

export const errorLookUpDefinition = {
  props: noProps,
  expand: ({ node, context }) => {
    if (node.children.length > 0) {
      report(context, node, {
        rule: "error-look-up",
        message: "<ErrorLookUp> can't contain text: the form has its own.",
        fix: "Close it with />, and write the text above or below it.",
      });
    }
    return component("ErrorLookUp", { tool: "errorLookUp", name: "The form", noScript });
  },
  markdown: () => [paragraph([text(noScript)])],
  example: "<ErrorLookUp />",
} satisfies TagDefinition<typeof noProps>;
