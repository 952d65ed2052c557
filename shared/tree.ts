/**
 * The compiled form of a page: what the data layer writes and the templates render.
 * Both sides import these types from here, so they don't depend on each other.
 */

/** A property that survives JSON; the compiler produces nothing else. */
export type TreeValue =
  | string
  | number
  | boolean
  | null
  | readonly TreeValue[]
  | { readonly [key: string]: TreeValue };

export type TreeProps = { readonly [key: string]: TreeValue };

/** Markup the compiler made and escaped itself. One node holds as many neighboring blocks as need no component. */
export interface MarkupNode {
  readonly html: string;
}

/** A plain element that stays a node because it contains a component. */
export interface ElementNode {
  readonly tag: string;
  readonly props?: TreeProps;
  readonly children?: Tree;
}

/** A component of the writers' vocabulary. */
export interface ComponentNode {
  readonly is: string;
  readonly props?: TreeProps;
  readonly children?: Tree;
}

export type TreeNode = string | MarkupNode | ElementNode | ComponentNode;
export type Tree = readonly TreeNode[];
