import { z } from "zod";
import { refer } from "../../../plugins/docs-content/compile/context";
import { component } from "../../../plugins/docs-content/compile/hastTypes";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { text } from "../../../plugins/docs-content/markdown/mdast";

const props = z.strictObject({
  term: z.string().min(1).describe("A term of glossary.yaml; its definition is shown."),
});

/** The definition is inserted when the page is queried, because the glossary is another file. */
export const annotationDefinition = {
  isInline: true,
  props,
  expand: ({ state, node, props: { term }, context }) => {
    refer(context, "terms", term, node);
    const children = state.all(node);
    return component("Annotation", { term }, children.length > 0 ? children : [text(term)]);
  },
  markdown: ({ props: { term }, children }) => (children.length > 0 ? children : [text(term)]),
  bind: (props, page) => ({ ...props, definition: "", ...page.term(textProp(props, "term")) }),
  example: 'Strapi keeps the languages of a recipe in one <Annotation term="document">document</Annotation>.',
} satisfies TagDefinition<typeof props>;
