import { createHash } from "node:crypto";
import { z } from "zod";
import { placeOf, report } from "../../../plugins/docs-content/compile/context";
import { component } from "../../../plugins/docs-content/compile/hastTypes";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { late } from "../../../plugins/docs-content/late";
import { textEquivalent } from "../../../plugins/docs-content/markdown/mdast";
import { captioned } from "../../../plugins/docs-content/search/labelled";

const props = z.strictObject({
  alt: z.string().min(1).describe("Says in words what the diagram shows."),
  caption: z.string().min(1).optional().describe("A line below the diagram."),
});

/** The package exports itself only to `import`, so this uses the path of its file. */
const library = () =>
  late<typeof import("beautiful-mermaid")>("./node_modules/beautiful-mermaid/dist/index.js");

export const mermaidDefinition = {
  props,
  /** Draws the diagram at build time: no browser, no script for the reader, one drawing for both themes. */
  expand: ({ node, props: words, context }) => {
    const [fence, ...others] = node.children;
    if (fence?.type !== "code" || fence.lang !== "mermaid" || others.length > 0) {
      report(context, node, {
        rule: "mermaid-fence",
        message: "<Mermaid> must contain exactly one ```mermaid fence.",
        fix: "Put the diagram in a ```mermaid fence, with blank lines around it.",
      });
      return undefined;
    }
    try {
      const place = `${context.file}:${placeOf(context, fence).line}`;
      const svg = inlineable(
        library().renderMermaidSVG(fence.value, { padding: 8, transparent: true }),
        place,
      );
      return component("Mermaid", { ...words, svg, source: fence.value });
    } catch (error) {
      report(context, fence, {
        rule: "mermaid-syntax",
        message: `The diagram can't be drawn: ${error instanceof Error ? error.message : String(error)}`,
        fix: "Use a flowchart or a sequence, state, class, or entity diagram, and check its first line and its arrows.",
      });
      return undefined;
    }
  },
  markdown: ({ props: { alt, caption }, children }) => [textEquivalent("Diagram", alt, caption), ...children],
  search: captioned,
  example:
    '<Mermaid alt="What the diagram shows, in words" caption="A line below it">\n\n```mermaid\nflowchart LR\n  site[Website] --> router[Router]\n```\n\n</Mermaid>',
} satisfies TagDefinition<typeof props>;

/**
 * The library's SVG is meant to be a separate document: it has a style sheet (with a font from another host), fixed IDs,
 * and data attributes. Inside a page, the theme sets colors and font, and IDs must be unique.
 *
 * @param place of the diagram in the content: makes its IDs unique, also next to an identical diagram.
 */
function inlineable(svg: string, place: string): string {
  const [, loaded] = /<[^<>]*="\s*url\((?!#)([^)"]*)/i.exec(svg) ?? [];
  if (loaded !== undefined) throw new Error(`a style names ${loaded}, and a diagram loads nothing.`);
  const id = createHash("sha256").update(svg).update(place).digest("hex").slice(0, 8);
  return svg
    .replace(/<style>[^<]*<\/style>/g, "")
    .replace(/<[^<>]+>/g, (element) => inlineableElement(element, id))
    .replace(/\n\s*/g, "");
}

/** Attributes only: a label such as 192.168.0.1 stays what it is. */
function inlineableElement(element: string, id: string): string {
  return element
    .replace(/ style="[^"]*"/g, "")
    .replace(/ data-[a-z-]+="[^"]*"/g, "")
    .replace(/id="([^"]+)"/g, `id="$1-${id}"`)
    .replace(/url\(#([^()]+)\)/g, `url(#$1-${id})`)
    .replace(/(?<=\d\.\d{2})\d+/g, "");
}
