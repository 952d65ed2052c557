import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";

export const columnDefinition = {
  props: noProps,
  requiredParent: "Columns",
  example:
    "<Columns cols={2}>\n\n<Column>\n\nLeft\n\n</Column>\n\n<Column>\n\nRight\n\n</Column>\n\n</Columns>",
} satisfies TagDefinition<typeof noProps>;
