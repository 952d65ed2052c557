import { z } from "zod";
import { refer } from "../../../plugins/docs-content/compile/context";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { markNode } from "../../../plugins/docs-content/markdown/marks";

const props = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, "write the file's name in content/snippets, without its ending")
    .describe("The snippet to insert."),
});

/** Stays a marker in the compiled tree; the partial replaces it when the page is queried. */
export const snippetDefinition = {
  isReplaced: true,
  props,
  check: ({ node, props: { id }, context }) => refer(context, "snippets", id, node),
  markdown: ({ props: { id } }) => [markNode("snippet", id)],
  deferredMarkdown: { mark: "snippet", markdown: (id, page) => page.snippet(String(id)) ?? "" },
  replace: (node, page) => page.snippet(textProp(node.props ?? {}, "id")) ?? [],
  example: '<Snippet id="cloud-facts" />',
} satisfies TagDefinition<typeof props>;
