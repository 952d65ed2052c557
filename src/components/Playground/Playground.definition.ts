import type { FenceDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { codeBelowTitle } from "../../../plugins/docs-content/search/labelled";

export const playgroundDefinition = {
  kind: "fence",
  display: "block",
  bind: (props, page) => ({ ...props, id: page.nextCodeId(textProp(props, "title")) }),
  search: codeBelowTitle,
  example: '```jsx live title="One number"\nrender(<p>1</p>);\n```',
} satisfies FenceDefinition;
