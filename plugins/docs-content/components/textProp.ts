import type { GivenProps } from "../compile/hastTypes";

/** A prop that is text; empty where it is left out. */
export function textProp(props: GivenProps, name: string): string {
  const value = props[name];
  return typeof value === "string" ? value : "";
}
