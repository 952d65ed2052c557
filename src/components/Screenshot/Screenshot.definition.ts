import { z } from "zod";
import { refer } from "../../../plugins/docs-content/compile/context";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { plainInCell } from "../../../plugins/docs-content/facts/tableText";
import { markNode } from "../../../plugins/docs-content/markdown/marks";
import { paragraph, text } from "../../../plugins/docs-content/markdown/mdast";
import { hotspotLetter } from "../../../shared/screenshot";
import type { TreeValue } from "../../../shared/tree";

const props = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, "write the id in kebab-case")
    .describe("The ID in content/images/screenshots/screenshots.yaml."),
  caption: z.string().min(1).optional().describe("A line below the image."),
});

export const screenshotDefinition = {
  props,
  check: ({ node, props: { id }, context }) => refer(context, "screenshots", id, node),
  markdown: ({ props: { id, caption } }) => [
    markNode("screenshot", id),
    ...(caption ? [paragraph([text(caption)])] : []),
  ],
  /** The text that readers see in the image. */
  deferredMarkdown: {
    mark: "screenshot",
    markdown: (id, page) => {
      const { alt = "", hotspots = [], motion } = page.screenshot(String(id)) ?? {};
      const letters = hotspots.map(
        ({ says }, index) => `- **${hotspotLetter(index + 1)}:** ${plainInCell(says)}`,
      );
      const moves = motion ? `*Animation: ${plainInCell(motion.says)}*` : "";
      return [`*Screenshot: ${plainInCell(alt)}*`, letters.join("\n"), moves]
        .filter((text) => text !== "")
        .join("\n\n");
    },
  },
  bind: (props, page) => {
    const id = textProp(props, "id");
    const { alt = "", hotspots = [], motion } = page.screenshot(id) ?? {};
    const shown = { ...props, alt, ...(motion && { motion: { ...motion } }) };
    if (hotspots.length === 0) return shown;
    const numbers = hotspots.map(({ x, y, side = "left", ring, says: words }) => ({
      x,
      y,
      side,
      says: words,
      ...(ring ? { ring: { ...ring } } : {}),
    }));
    const isTarget = page.nextId(`image-${id}`) === `image-${id}-1`;
    return { ...shown, hotspots: numbers, shot: page.numberedShot(id), isTarget };
  },
  search: ({ props, writer }) => {
    const numbers = Array.isArray(props.hotspots) ? props.hotspots.map(says) : [];
    writer.lines([textProp(props, "alt"), ...numbers, says(props.motion ?? ""), textProp(props, "caption")]);
  },
  example: '<Screenshot id="content-manager-list" caption="The list of recipes." />',
} satisfies TagDefinition<typeof props>;

/** What a letter on a screenshot stands for, or what its animation shows. */
function says(part: TreeValue): string {
  const words = typeof part === "object" && part !== null && "says" in part ? part.says : "";
  return typeof words === "string" ? words : "";
}
