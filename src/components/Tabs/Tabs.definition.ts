import { z } from "zod";
import { report } from "../../../plugins/docs-content/compile/context";
import {
  type ComponentElement,
  component,
  type ElementContent,
} from "../../../plugins/docs-content/compile/hastTypes";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { tabDefinition } from "../Tab/Tab.definition";

const props = z.strictObject({
  groupId: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, "write it in kebab-case, as in package-manager")
    .optional()
    .describe(
      "Tabs with the same group switch together. The browser stores the reader's choice under this name.",
    ),
});

export const tabsDefinition = {
  props,
  allowedChild: "Tab",
  expand: ({ state, node, props: group, context }) => {
    const panels = state.all(node).filter(isTab);
    const message = whatIsWrongWith(panels.map((panel) => textProp(panel.props, "value")));
    if (message !== undefined) {
      report(context, node, {
        rule: "tabs",
        message,
        fix: 'Give each <Tab> a label of its own (or a value="…").',
      });
    }
    return tabsOf(panels, group);
  },
  bind: (props, page) => ({ ...props, id: page.nextId("tabs") }),
  example: tabDefinition.example,
} satisfies TagDefinition<typeof props>;

function whatIsWrongWith(values: readonly string[]): string | undefined {
  if (values.length === 0) return "<Tabs> holds no <Tab>.";
  if (values.includes("")) return "A tab's label has no letter or digit to make a value of.";
  return new Set(values).size < values.length ? "Two tabs have the same value." : undefined;
}

/** Tabs with their register of labels; the id comes when the page is put together, where it can be unique. */
export function tabsOf(panels: ComponentElement[], group: z.infer<typeof props>): ComponentElement {
  const register = panels.map((panel) => ({
    value: textProp(panel.props, "value"),
    label: textProp(panel.props, "label"),
  }));
  const isFramed = panels.every(({ children }) => isOnlyCode(children));
  return component("Tabs", { ...group, tabs: register, ...(isFramed ? { isFramed } : {}) }, panels);
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
