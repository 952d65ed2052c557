import type { GivenProps } from "../compile/hastTypes";

/** A string prop; an empty string if it is omitted. */
export function textProp(props: GivenProps, name: string): string {
  const value = props[name];
  return typeof value === "string" ? value : "";
}
