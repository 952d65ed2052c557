import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";
import { bulletList } from "../../../plugins/docs-content/markdown/mdast";
import { cardDefinition } from "../Card/Card.definition";

export const cardsDefinition = {
  props: noProps,
  allowedChild: "Card",
  markdown: ({ children }) => [
    bulletList(children.flatMap((child) => (child.type === "list" ? child.children : []))),
  ],
  example: cardDefinition.example,
} satisfies TagDefinition<typeof noProps>;
