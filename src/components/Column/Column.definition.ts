import { z } from "zod";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";

/** Takes no props: it holds the content of one column. */
const props = z.strictObject({});

export const columnDefinition = {
  kind: "tag",
  display: "block",
  props,
  parent: "Columns",
  markdown: ({ children }) => children,
  example:
    "<Columns cols={2}>\n\n<Column>\n\nLeft\n\n</Column>\n\n<Column>\n\nRight\n\n</Column>\n\n</Columns>",
} satisfies TagDefinition<typeof props>;
