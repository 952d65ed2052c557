import { component } from "../hastTypes";
import { checkAddress } from "../links";
import type { Expander } from "./expanders";
import { textProp } from "./text";

export const expandCard: Expander = ({ state, node, props, context }) => {
  const href = textProp(props, "href");
  if (href !== "") checkAddress(href, node, context);
  return component("Card", props, state.all(node));
};
