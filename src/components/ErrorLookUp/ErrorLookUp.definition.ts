import { component } from "../../../plugins/docs-content/compile/hastTypes";
import { refuseContent } from "../../../plugins/docs-content/compile/place";
import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";
import { paragraph, text } from "../../../plugins/docs-content/markdown/mdast";

/** For readers without JavaScript, and in Markdown. */
const noScript = "With JavaScript, you can paste a log or a stack trace here.";

export const errorLookUpDefinition = {
  props: noProps,
  expand: ({ node, context }) => {
    refuseContent(node, context, "the form has its own", "write the text above or below it");
    return component("ErrorLookUp", { tool: "errorLookUp", name: "The form", noScript });
  },
  markdown: () => [paragraph([text(noScript)])],
  example: "<ErrorLookUp />",
} satisfies TagDefinition<typeof noProps>;
