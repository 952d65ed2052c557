import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";

export const kbdDefinition = {
  isInline: true,
  props: noProps,
  example: "<Kbd>Ctrl+K</Kbd>",
} satisfies TagDefinition<typeof noProps>;
