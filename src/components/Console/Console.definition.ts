import { refer } from "../../../plugins/docs-content/compile/context";
import { component } from "../../../plugins/docs-content/compile/hastTypes";
import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";
import { consoleFacts, consoleTypes } from "../../../plugins/docs-content/facts/consoleTypes";
import { paragraph, text } from "../../../plugins/docs-content/markdown/mdast";

/** What is said where no script runs, and in Markdown. */
const noScript = "With JavaScript, you can send requests with the console here.";

export const consoleDefinition = {
  props: noProps,
  /** Its children are shown if scripts don't run. */
  expand: ({ state, node, context }) => {
    for (const facts of consoleFacts) refer(context, "facts", facts, node);
    return component("Console", {}, state.all(node));
  },
  bind: (props, page) => ({
    ...props,
    tool: "console",
    name: "The console",
    noScript,
    isWide: true,
    ...consoleTypes(page.facts),
  }),
  markdown: ({ children }) => [paragraph([text(noScript)]), ...children],
  example: "<Console>\n\nEvery sample shows a response.\n\n</Console>",
} satisfies TagDefinition<typeof noProps>;
