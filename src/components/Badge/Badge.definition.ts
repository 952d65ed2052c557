import { z } from "zod";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { inParentheses } from "../../../plugins/docs-content/markdown/mdast";

export const badgeKinds = ["new", "updated", "beta", "alpha", "deprecated", "experimental"] as const;

export type BadgeKind = (typeof badgeKinds)[number];

const props = z.strictObject({
  kind: z
    .enum(badgeKinds)
    .describe("The state of the feature. Without content, its name is the badge's text."),
});

export const badgeDefinition = {
  isInline: true,
  props,
  markdown: ({ props: { kind }, children }) => inParentheses(kind, children),
  search: ({ props, writer }) => writer.text(textProp(props, "kind")),
  example: '<Badge kind="beta" />',
} satisfies TagDefinition<typeof props>;
