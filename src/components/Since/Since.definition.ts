import { z } from "zod";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { inBrackets } from "../../../plugins/docs-content/markdown/mdast";

const props = z.strictObject({
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, "write three numbers, as in 5.12.0")
    .describe("The first version of the platform that has the feature."),
});

export const sinceDefinition = {
  isInline: true,
  props,
  markdown: ({ props: { version }, children }) => inBrackets(`since ${version}`, children),
  search: ({ props, writer }) => writer.text(`since ${textProp(props, "version")}`),
  example: '<Since version="5.12.0" />',
} satisfies TagDefinition<typeof props>;
