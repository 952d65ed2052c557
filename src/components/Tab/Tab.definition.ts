import { slug } from "github-slugger";
import { z } from "zod";
import { component } from "../../../plugins/docs-content/compile/hastTypes";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { heading } from "../../../plugins/docs-content/markdown/mdast";

const props = z.strictObject({
  label: z.string().min(1).describe("The tab's label."),
  value: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, "write it in kebab-case, as in typescript")
    .optional()
    .describe("Its name in URLs and in its group. Default: the label in kebab-case."),
});

export const tabDefinition = {
  props,
  requiredParent: "Tabs",
  expand: ({ state, node, props: { label, value } }) =>
    component("Tab", { label, value: value ?? slug(label) }, state.all(node)),
  markdown: ({ props: { label }, children, level }) => [heading(level, label), ...children],
  hasHeading: true,
  search: ({ props, writer, content }) => {
    if (!("isDerived" in props)) writer.labelled(textProp(props, "label"), content);
  },
  example:
    '<Tabs groupId="language">\n<Tab label="TypeScript" value="ts">\n\nText, code, or other components.\n\n</Tab>\n<Tab label="JavaScript" value="js">\n\nThe same for the other language.\n\n</Tab>\n</Tabs>',
} satisfies TagDefinition<typeof props>;
