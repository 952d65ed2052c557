import { z } from "zod";
import type { DirectiveDefinition } from "../../../plugins/docs-content/components/definition";
import { bold, paragraph, quotation } from "../../../plugins/docs-content/markdown/mdast";
import { titled } from "../../../plugins/docs-content/search/labelled";
import { admonitionKinds, admonitionNames } from "./admonitionNames";

/** `:::kind[title]` */
const props = z.strictObject({
  kind: z.enum(admonitionKinds).describe("The kind of message: advice, a condition, or a danger."),
  title: z.string().min(1).optional().describe("The point in a few words. Default: the name of the kind."),
});

export const admonitionDefinition = {
  kind: "directive",
  props,
  names: admonitionKinds,
  markdown: ({ props: { kind, title }, children }) => {
    const name = admonitionNames[kind];
    return [quotation([paragraph([bold(title ? `${name}: ${title}` : name)]), ...children])];
  },
  search: titled,
  example: ":::tip[Request fewer fields]\nA better way to do the task.\n:::",
} satisfies DirectiveDefinition<typeof props>;
