import { placeOf, refer, report } from "../../../plugins/docs-content/compile/context";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { glossaryText } from "../../../plugins/docs-content/glossary/glossaryText";
import { glossaryNode } from "../../../plugins/docs-content/glossary/glossaryTree";
import { glossaryProps as props } from "../../../plugins/docs-content/glossary/listProps";
import { markNode, withSiteMark } from "../../../plugins/docs-content/markdown/marks";

/** Stays a marker in the compiled tree: the glossary is another file, and its terms are this page's anchors. */
export const glossaryDefinition = {
  props,
  check: ({ node, props: list, context }) => {
    if (node.children.length > 0) {
      report(context, node, {
        rule: "glossary",
        message: "<Glossary> can't contain text: its terms come from glossary.yaml.",
        fix: "Close it with />, and select terms with only.",
      });
    }
    for (const term of list.only ?? []) refer(context, "terms", term, node);
    context.glossaries.push({ ...list, ...placeOf(context, node) });
  },
  markdown: ({ props: list }) => [markNode("glossary", list)],
  deferredMarkdown: {
    mark: "glossary",
    markdown: (value, page) => withSiteMark(glossaryText(props.parse(value), page.glossary())),
  },
  replace: (node, page) => [glossaryNode(props.parse(node.props ?? {}), page.glossary())],
  example: '<Glossary only={["draft", "publish"]} />',
} satisfies TagDefinition<typeof props>;
