import { z } from "zod";
import { placeOf, report } from "../../../plugins/docs-content/compile/context";
import { component } from "../../../plugins/docs-content/compile/hastTypes";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { late } from "../../../plugins/docs-content/late";
import { textEquivalent } from "../../../plugins/docs-content/markdown/mdast";
import { captioned } from "../../../plugins/docs-content/search/labelled";
import { messageOf } from "../../../shared/messageOf";
import { inlineable, lostLabels } from "./drawing";

const props = z.strictObject({
  alt: z.string().min(1).describe("Says in words what the diagram shows."),
  caption: z.string().min(1).optional().describe("A line below the diagram."),
});

/** The package exports itself only to `import`, so this uses the path of its file. */
const library = () =>
  late<typeof import("beautiful-mermaid")>("./node_modules/beautiful-mermaid/dist/index.js");

/** Pixels of a page's column on a small laptop. A wider drawing would be cut there, or become too small to read. */
const columnWidth = 680;

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
        library().renderMermaidSVG(fence.value, { padding: 8, layerSpacing: 28, transparent: true }),
        place,
      );
      const width = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
      if (width > columnWidth) {
        report(context, fence, {
          rule: "mermaid-width",
          message: `The diagram is ${Math.round(width)} pixels wide, and a page has room for ${columnWidth}.`,
          fix: "Break long labels with <br/>, or draw it from top to bottom (flowchart TD).",
        });
      }
      const [lost] = lostLabels(fence.value, svg);
      if (lost !== undefined) {
        report(context, fence, {
          rule: "mermaid-label",
          message: `The diagram doesn't show the label "${lost}", because an earlier line names its box without it.`,
          fix: "Give a box its label where the diagram names it first.",
        });
      }
      return component("Mermaid", { ...words, svg, source: fence.value });
    } catch (error) {
      report(context, fence, {
        rule: "mermaid-syntax",
        message: `The diagram can't be drawn: ${messageOf(error)}`,
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
