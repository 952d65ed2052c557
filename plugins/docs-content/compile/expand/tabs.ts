import { slug } from "github-slugger";
import type { TreeProps } from "../../../../src/site/tree";
import { report } from "../context";
import { type ComponentElement, component, type ElementContent } from "../hastTypes";
import type { Expander } from "./expanders";
import { textProp } from "./text";

export const expandTabs: Expander = ({ state, node, props, context }) => {
  const panels = state.all(node).filter(isTab);
  const values = panels.map((panel) => textProp(panel.props, "value"));
  const message = whatIsWrongWith(values);
  if (message !== undefined) {
    report(context, node, {
      rule: "tabs",
      message,
      mend: 'Give each <Tab> a label of its own (or a value="…").',
    });
  }
  return tabs(panels, props);
};

function whatIsWrongWith(values: readonly string[]): string | undefined {
  if (values.length === 0) return "<Tabs> holds no <Tab>.";
  if (values.includes("")) return "A tab's label has no letter or digit to make a value of.";
  return new Set(values).size < values.length ? "Two tabs have the same value." : undefined;
}

export const expandTab: Expander = ({ state, node, props }) => {
  const label = textProp(props, "label");
  return component("Tab", { label, value: textProp(props, "value") || slug(label) }, state.all(node));
};

/** Tabs with their register of labels; the id comes when the page is put together, where it can be unique. */
export function tabs(panels: ComponentElement[], props: TreeProps): ComponentElement {
  const register = panels.map((panel) => ({
    value: textProp(panel.props, "value"),
    label: textProp(panel.props, "label"),
  }));
  const isFramed = panels.every(({ children }) => isOnlyCode(children));
  return component("Tabs", { ...props, tabs: register, ...(isFramed ? { isFramed } : {}) }, panels);
}

function isOnlyCode(children: readonly ElementContent[]): boolean {
  const content = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  return (
    content.length === 1 && content.every((child) => child.type === "component" && child.name === "CodeBlock")
  );
}

function isTab(node: ElementContent): node is ComponentElement {
  return node.type === "component" && node.name === "Tab";
}
