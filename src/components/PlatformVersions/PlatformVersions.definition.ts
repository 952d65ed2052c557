import { z } from "zod";
import { refer } from "../../../plugins/docs-content/compile/context";
import { checkUrl } from "../../../plugins/docs-content/compile/links";
import { refuseContent } from "../../../plugins/docs-content/compile/place";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { versionsText } from "../../../plugins/docs-content/facts/versionsText";
import { markNode, withSiteMark } from "../../../plugins/docs-content/markdown/marks";

const props = z.strictObject({
  pages: z
    .record(z.string(), z.string().startsWith("/"))
    .describe("The page that documents a kind of fact, or a kind and the beginning of its IDs."),
  newest: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe("The number of versions to show, newest first. Default: all."),
});

/** Stays a marker in the compiled tree; the changes of each release are inserted when the page is queried. */
export const platformVersionsDefinition = {
  isReplaced: true,
  props,
  check: ({ node, props: { pages }, context }) => {
    refuseContent(node, context, "it shows history.json");
    for (const [start, page] of Object.entries(pages)) {
      refer(context, "facts", start.split(" ")[0] ?? start, node);
      checkUrl(page, node, context);
    }
  },
  markdown: ({ props: table }) => [markNode("platformVersions", table)],
  deferredMarkdown: {
    mark: "platformVersions",
    markdown: (value, page) => {
      const { pages, newest } = props.parse(value);
      return withSiteMark(versionsText(page.history(), pages, newest));
    },
  },
  /** Static HTML. */
  replace: (node, page) => {
    const { pages, newest } = props.parse(node.props);
    return page.compile(versionsText(page.history(), pages, newest), "history.json");
  },
  example:
    '<PlatformVersions pages={{ "webhook-events": "/dev-docs/backend-customization/webhooks" }} newest={1} />',
} satisfies TagDefinition<typeof props>;
