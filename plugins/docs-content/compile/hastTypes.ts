import type { ElementContent } from "hast";
import type { Nodes as MdastNodes } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { State } from "mdast-util-to-hast";
import type { TreeValue } from "../../../shared/tree";

/** Props as a schema gives them: what is undefined is left out. */
export type GivenProps = { readonly [key: string]: TreeValue | undefined };

/** A component between Markdown and the compiled tree: an element whose name is not HTML's. */
export interface ComponentElement {
  type: "component";
  name: string;
  props: GivenProps;
  children: ElementContent[];
}

declare module "hast" {
  interface ElementContentMap {
    component: ComponentElement;
  }
  interface RootContentMap {
    component: ComponentElement;
  }
}

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
export type { ElementContent, MdastNodes, State };

export function component(
  name: string,
  props: GivenProps,
  children: ElementContent[] = [],
): ComponentElement {
  return { type: "component", name, props, children };
}
