import { z } from "zod";
import { refer } from "../../../plugins/docs-content/compile/context";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { inParentheses } from "../../../plugins/docs-content/markdown/mdast";
import { hotspotLetter, hotspotName } from "../../../shared/screenshot";

const props = z.strictObject({
  image: z.string().min(1).describe("The id of a screenshot on this page."),
  number: z.number().int().positive().describe("The place of a letter on it: 1 for A."),
});

export const markDefinition = {
  isInline: true,
  props,
  check: ({ node, props: { image, number }, context }) =>
    refer(context, "marks", hotspotName(image, number), node),
  markdown: ({ props: { number } }) => inParentheses(`${hotspotLetter(number)} in the image`, []),
  search: ({ props, writer }) => writer.text(`(${hotspotLetter(Number(props.number))} in the image)`),
  bind: (props, page) => ({ ...props, shot: page.numberedShot(textProp(props, "image")) }),
  example: '<Mark image="content-manager-list" number={2} />',
} satisfies TagDefinition<typeof props>;
