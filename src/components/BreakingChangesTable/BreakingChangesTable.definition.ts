import { changeRows, changesText } from "../../../plugins/docs-content/changes/changesTable";
import { refuseContent } from "../../../plugins/docs-content/compile/place";
import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";
import { markNode, withSiteMark } from "../../../plugins/docs-content/markdown/marks";

/** Stays a marker in the compiled tree; the changes of other pages are inserted when the page is queried. */
export const breakingChangesTableDefinition = {
  props: noProps,
  check: ({ node, context }) => {
    refuseContent(node, context, "its rows come from the pages' front matter");
  },
  markdown: () => [markNode("breakingChanges", true)],
  deferredMarkdown: {
    mark: "breakingChanges",
    markdown: (_value, page) => withSiteMark(changesText(page.changes())),
  },
  /** The table is markup that needs no script, in the component that filters it. */
  replace: (_node, page) => {
    const changes = page.changes();
    const children = page.compile(changesText(changes), "breaking changes");
    return [{ is: "BreakingChangesTable", props: { rows: changeRows(changes) }, children }];
  },
  example: "<BreakingChangesTable />",
} satisfies TagDefinition<typeof noProps>;
