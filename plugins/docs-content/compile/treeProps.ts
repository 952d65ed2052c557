import type { Element } from "hast";
import { find, html } from "property-information";
import type { TreeProps, TreeValue } from "../../../shared/tree";
import type { GivenProps } from "./hastTypes";

/** The properties that have a value; nothing if none has one. */
export function filled(props: GivenProps): { props?: TreeProps } {
  const given = Object.entries(props).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return given.length > 0 ? { props: Object.fromEntries(given) } : {};
}

/** React's names for HTML's properties: className stays, aria and data get their dashes. */
export function propsOf(element: Element): TreeProps {
  const props: Record<string, TreeValue> = {};
  for (const [name, value] of Object.entries(element.properties)) {
    if (value === null || value === undefined) continue;
    const { attribute, property } = find(html, name);
    const key = /^(aria|data)-/.test(attribute) ? attribute : property;
    props[key] = Array.isArray(value) ? value.join(" ") : value;
  }
  return props;
}
