import { pictureNamed } from "../../../../src/components/Card/pictures";
import { component } from "../hastTypes";
import { checkAddress } from "../links";
import type { Expander } from "./expanders";
import { textProp } from "./text";

export const expandCard: Expander = ({ state, node, props, context }) => {
  const href = textProp(props, "href");
  const isSafe = href === "" || checkAddress(href, node, context);
  const { icon, ...rest } = props;
  const picture = pictureNamed(textProp(props, "icon"));
  const own = { ...rest, ...(isSafe ? {} : { href: "" }), ...(picture === undefined ? {} : { picture }) };
  return component("Card", own, state.all(node));
};
