import { z } from "zod";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";

/** Takes no props: it holds keys, joined by +. */
const props = z.strictObject({});

export const kbdDefinition = {
  kind: "tag",
  display: "inline",
  props,
  markdown: ({ children }) => children,
  example: "<Kbd>Ctrl+K</Kbd>",
} satisfies TagDefinition<typeof props>;
