import { z } from "zod";
import type { FenceDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { boundSample } from "../../../plugins/docs-content/nodes/bindSample";
import { withTypesKey } from "../../../plugins/docs-content/samples/typesKey";
import { codeBelowTitle } from "../../../plugins/docs-content/search/labelled";
import { withSince } from "../../../plugins/docs-content/since/withSince";

/** The words behind a fence's language. Highlighted lines, `{1,3-5}`, are part of the markup by the time it is shown. */
const props = z.strictObject({
  title: z.string().min(1).optional().describe("The file's path, or what the code is."),
  showLineNumbers: z
    .boolean()
    .optional()
    .describe("Shows line numbers, for code that the text refers to by line."),
  wrap: z.boolean().optional().describe("Wraps long lines at first. Readers can switch it off."),
  collapse: z.boolean().optional().describe("Shows only the first lines until the reader expands the code."),
  diff: z
    .boolean()
    .optional()
    .describe("Each line starts with + (added), - (removed), or a space (unchanged)."),
});

export const codeBlockDefinition = {
  kind: "fence",
  props,
  bind: (props, page) => ({
    ...withSince(withTypesKey("recording" in props ? boundSample(props, page.recording) : props, page), page),
    id: page.nextCodeId(textProp(props, "title")),
  }),
  search: codeBelowTitle,
  example: '```ts title="src/index.ts"\nexport default {};\n```',
} satisfies FenceDefinition;
