import { z } from "zod";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { inBrackets } from "../../../plugins/docs-content/markdown/mdast";

export const badgeKinds = ["new", "updated", "beta", "alpha", "deprecated", "experimental"] as const;

export type BadgeKind = (typeof badgeKinds)[number];

const props = z.strictObject({
  kind: z.enum(badgeKinds).describe("What is said about the feature; also the text, when there is no other."),
});

export const badgeDefinition = {
  isInline: true,
  props,
  markdown: ({ props: { kind }, children }) => inBrackets(kind, children),
  search: ({ props, writer }) => writer.text(textProp(props, "kind")),
  example: '<Badge kind="beta" />',
} satisfies TagDefinition<typeof props>;
