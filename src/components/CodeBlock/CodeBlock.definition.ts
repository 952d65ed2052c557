import { z } from "zod";
import type { FenceDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { boundSample } from "../../../plugins/docs-content/nodes/bindSample";
import { codeBelowTitle } from "../../../plugins/docs-content/search/labelled";

/** The words behind a fence's language. Highlighted lines, `{1,3-5}`, are part of the markup by the time it is shown. */
const props = z.strictObject({
  title: z.string().min(1).optional().describe("The file's path, or what the code is."),
  showLineNumbers: z
    .boolean()
    .optional()
    .describe("Numbers the lines, for code that the text refers to by line."),
  wrap: z.boolean().optional().describe("Breaks long lines from the start; the reader can switch it."),
  collapse: z.boolean().optional().describe("Shows the beginning only, until the reader asks for all of it."),
  diff: z.boolean().optional().describe("Lines start with +, - or a space: added, removed, unchanged."),
});

export const codeBlockDefinition = {
  kind: "fence",
  props,
  bind: (props, page) => ({
    ...("recording" in props ? boundSample(props, page.recording) : props),
    id: page.nextCodeId(textProp(props, "title")),
  }),
  search: codeBelowTitle,
  example: '```ts title="src/index.ts"\nexport default {};\n```',
} satisfies FenceDefinition;
