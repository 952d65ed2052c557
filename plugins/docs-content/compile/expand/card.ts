import { component } from "../hastTypes";
import { checkAddress } from "../links";
import type { Expander } from "./expanders";
import { textProp } from "./text";

export const expandCard: Expander = ({ state, node, props, context }) => {
  const href = textProp(props, "href");
  const isSafe = href === "" || checkAddress(href, node, context);
  return component("Card", isSafe ? props : { ...props, href: "" }, state.all(node));
};
