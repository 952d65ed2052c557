import { z } from "zod";
import { refer } from "../../../plugins/docs-content/compile/context";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textEquivalent } from "../../../plugins/docs-content/markdown/mdast";
import { captioned } from "../../../plugins/docs-content/search/labelled";

const path = z
  .string()
  .regex(/^[^/].*\.(svg|png|webp|jpe?g)$/, "write a picture's path inside content/images");

const props = z.strictObject({
  src: path.describe("The image's path in content/images."),
  dark: path.optional().describe("The image for dark mode."),
  alt: z.string().min(1).describe("Says what the image shows, for readers who can't see it."),
  caption: z.string().min(1).optional().describe("A line below the image."),
});

export const figureDefinition = {
  props,
  check: ({ node, props: { src, dark }, context }) => {
    refer(context, "pictures", src, node);
    if (dark) refer(context, "pictures", dark, node);
  },
  markdown: ({ props: { alt, caption } }) => [textEquivalent("Figure", alt, caption)],
  search: captioned,
  example:
    '<Figure src="diagrams/example.svg" dark="diagrams/example-dark.svg" alt="What the image shows" caption="A line below it" />',
} satisfies TagDefinition<typeof props>;
