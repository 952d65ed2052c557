import { z } from "zod";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { bulletList } from "../../../plugins/docs-content/markdown/mdast";
import { cardDefinition } from "../Card/Card.definition";

/** Takes no props: it holds cards. */
const props = z.strictObject({});

export const cardsDefinition = {
  kind: "tag",
  display: "block",
  props,
  only: "Card",
  markdown: ({ children }) => [
    bulletList(children.flatMap((child) => (child.type === "list" ? child.children : []))),
  ],
  example: cardDefinition.example,
} satisfies TagDefinition<typeof props>;
