import { z } from "zod";
import { refer, report } from "../../../plugins/docs-content/compile/context";
import { checkAddress } from "../../../plugins/docs-content/compile/links";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { versionsText } from "../../../plugins/docs-content/facts/versionsText";
import { markNode, withSiteMark } from "../../../plugins/docs-content/markdown/marks";

const props = z.strictObject({
  pages: z
    .record(z.string(), z.string().startsWith("/"))
    .describe("Pages by the facts they document: a kind, or a kind and the beginning of ids."),
});

/** Stays a marker in the compiled tree; what each release brought is put in when the page is asked for. */
export const platformVersionsDefinition = {
  isReplaced: true,
  props,
  check: ({ node, props: { pages }, context }) => {
    if (node.children.length > 0) {
      report(context, node, {
        rule: "platform-versions",
        message: "<PlatformVersions> holds text; what it shows comes from history.json alone.",
        fix: "Close it with />.",
      });
    }
    for (const [start, page] of Object.entries(pages)) {
      refer(context, "facts", start.split(" ")[0] ?? start, node);
      checkAddress(page, node, context);
    }
  },
  markdown: ({ props: table }) => [markNode("platformVersions", table)],
  late: {
    mark: "platformVersions",
    markdown: (value, page) => withSiteMark(versionsText(page.history(), props.parse(value).pages)),
  },
  /** Markup, which needs no script. */
  replace: (node, page) =>
    page.compile(versionsText(page.history(), props.parse(node.props).pages), "history.json"),
  example:
    '<PlatformVersions pages={{ "filter-operators": "/dev-docs/api/rest/filters-locale-publication" }} />',
} satisfies TagDefinition<typeof props>;
