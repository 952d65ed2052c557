import { z } from "zod";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { bold, paragraph } from "../../../plugins/docs-content/markdown/mdast";

const props = z.strictObject({
  summary: z.string().min(1).describe("The line that is always visible. It opens the content."),
});

export const detailsDefinition = {
  props,
  markdown: ({ props: { summary }, children }) => [paragraph([bold(summary)]), ...children],
  search: ({ props, writer, content }) => writer.labelled(textProp(props, "summary"), content),
  example: '<Details summary="What if the port is taken?">\n\nStrapi stops with `EADDRINUSE`.\n\n</Details>',
} satisfies TagDefinition<typeof props>;
