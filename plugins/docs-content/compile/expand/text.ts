import type { TreeProps } from "../../../../src/site/tree";

/** A prop that the schema says is text; empty where it is left out. */
export function textProp(props: TreeProps, name: string): string {
  const value = props[name];
  return typeof value === "string" ? value : "";
}
