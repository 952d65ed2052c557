import type { ListItem, PhrasingContent, RootContent } from "mdast";
import { z } from "zod";
import { component } from "../../../plugins/docs-content/compile/hastTypes";
import { checkUrl } from "../../../plugins/docs-content/compile/links";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { bold, bulletList, link, paragraph, text } from "../../../plugins/docs-content/markdown/mdast";
import { titled } from "../../../plugins/docs-content/search/labelled";
import { iconNames } from "./iconNames";
import { pictureNamed } from "./pictures";

const props = z.strictObject({
  title: z.string().min(1).describe("The card's title. With href, also the text of the link."),
  href: z.string().min(1).optional().describe("A route of this site or an https: URL."),
  icon: z.enum(iconNames).optional().describe("The name of the icon next to the title."),
});

export const cardDefinition = {
  props,
  requiredParent: "Cards",
  expand: ({ state, node, props: { icon, ...rest }, context }) => {
    const isSafe = rest.href === undefined || checkUrl(rest.href, node, context);
    const picture = icon && pictureNamed(icon);
    const own = { ...rest, ...(isSafe ? {} : { href: "" }), ...(picture ? { picture } : {}) };
    return component("Card", own, state.all(node));
  },
  markdown: ({ props, children }) => [bulletList([itemOf(props, children)])],
  search: titled,
  example:
    '<Cards>\n\n<Card title="Developer docs" href="/dev-docs/intro" icon="braces">\n\nProjects, configuration and APIs.\n\n</Card>\n\n</Cards>',
} satisfies TagDefinition<typeof props>;

/** A card is a link with a line about what is behind it. */
function itemOf({ title, href }: z.infer<typeof props>, children: readonly RootContent[]): ListItem {
  const words = children.flatMap((child): PhrasingContent[] =>
    child.type === "paragraph" ? [text(" "), ...child.children] : [],
  );
  const lead = href === undefined ? bold(title) : link(href, title);
  return { type: "listItem", spread: false, children: [paragraph([lead, text(":"), ...words])] };
}
