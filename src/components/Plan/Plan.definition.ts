import { z } from "zod";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { inParentheses } from "../../../plugins/docs-content/markdown/mdast";

const props = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Z]/, "write the plan's name as Strapi does, as in Growth")
    .describe("The plan that includes the feature."),
});

export const planDefinition = {
  isInline: true,
  props,
  markdown: ({ props: { name }, children }) => inParentheses(`plan: ${name}`, children),
  search: ({ props, writer }) => writer.text(textProp(props, "name")),
  example: '<Plan name="Growth" />',
} satisfies TagDefinition<typeof props>;
