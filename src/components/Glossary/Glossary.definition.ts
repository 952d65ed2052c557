import { placeOf, refer } from "../../../plugins/docs-content/compile/context";
import { refuseContent } from "../../../plugins/docs-content/compile/place";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { glossaryText } from "../../../plugins/docs-content/glossary/glossaryText";
import { glossaryNode } from "../../../plugins/docs-content/glossary/glossaryTree";
import { glossaryProps as props } from "../../../plugins/docs-content/glossary/listProps";
import { markNode, withSiteMark } from "../../../plugins/docs-content/markdown/marks";

/** Stays a marker in the compiled tree: the glossary is another file, and its terms are this page's anchors. */
export const glossaryDefinition = {
  props,
  check: ({ node, props: list, context }) => {
    refuseContent(node, context, "its terms come from glossary.yaml", "select terms with only");
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
