import { placeOf, refer } from "../../../plugins/docs-content/compile/context";
import { refuseContent } from "../../../plugins/docs-content/compile/place";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { markNode, withSiteMark } from "../../../plugins/docs-content/markdown/marks";
import { errorMessagesProps as props } from "../../../plugins/docs-content/messages/listProps";
import { messageFacts, shownMessages } from "../../../plugins/docs-content/messages/messages";
import { messagesText } from "../../../plugins/docs-content/messages/messagesText";
import { messagesNode } from "../../../plugins/docs-content/messages/messagesTree";

/** Stays a marker in the compiled tree: messages are facts, what is said about them is a register, and both are other files. */
export const errorMessagesDefinition = {
  isReplaced: true,
  props,
  check: ({ node, props: list, context }) => {
    refuseContent(
      node,
      context,
      "its messages come from the facts",
      `write what messages mean into data/notes/${messageFacts}.yaml`,
    );
    refer(context, "facts", messageFacts, node);
    context.messageLists.push({ ...list, ...placeOf(context, node) });
  },
  markdown: ({ props: list }) => [markNode("errorMessages", list)],
  deferredMarkdown: {
    mark: "errorMessages",
    markdown: (value, page) => {
      const sheet = page.facts(messageFacts);
      return sheet ? withSiteMark(messagesText(shownMessages(props.parse(value), sheet))) : "";
    },
  },
  /** Static HTML; empty if the facts are missing, which the check reports. */
  replace: (node, page) => {
    const sheet = page.facts(messageFacts);
    if (!sheet) return [];
    const entries = shownMessages(props.parse(node.props), sheet);
    return [messagesNode(entries, (markdown) => page.compile(markdown, `data/notes/${messageFacts}.yaml`))];
  },
  example: '<ErrorMessages family="upload" only={["@strapi/upload Files are empty"]} />',
} satisfies TagDefinition<typeof props>;
