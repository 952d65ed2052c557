import type { Code } from "mdast";
import { report } from "../../../plugins/docs-content/compile/context";
import { compileFence } from "../../../plugins/docs-content/compile/fence";
import {
  type ComponentElement,
  component,
  type ElementContent,
} from "../../../plugins/docs-content/compile/hastTypes";
import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";
import { tabsOf } from "../Tabs/Tabs.definition";

/** Languages that belong to one choice; older URLs also contain `ts` and `js`. */
const choices: readonly { value: string; label: string; languages: readonly string[] }[] = [
  { value: "ts", label: "TypeScript", languages: ["ts", "tsx", "typescript"] },
  { value: "js", label: "JavaScript", languages: ["js", "jsx", "javascript", "mjs", "cjs"] },
];

/** The same code in TypeScript and JavaScript: the reader's choice holds for the whole site. */
export const codeTabsDefinition = {
  isReplaced: true,
  isAlternatives: true,
  props: noProps,
  expand: ({ node, context }) => {
    const fences = node.children.filter((child): child is Code => child.type === "code");
    const values = fences.map(({ lang }) => choiceOf(lang)?.value);
    const isPair = values.length === choices.length && choices.every(({ value }) => values.includes(value));
    if (!isPair || fences.length < node.children.length) {
      report(context, node, {
        rule: "code-tabs",
        message: "<CodeTabs> must contain exactly one TypeScript fence and one JavaScript fence.",
        fix: "Write ```ts and then ```js inside it. For other alternatives, use <Tabs>.",
      });
      return undefined;
    }
    return languageTabs(fences.map((fence) => ({ lang: fence.lang, code: compileFence(fence, context) })));
  },
  example:
    '<CodeTabs>\n\n```ts title="src/index.ts"\nexport default {};\n```\n\n```js title="src/index.js"\nmodule.exports = {};\n```\n\n</CodeTabs>',
} satisfies TagDefinition<typeof noProps>;

function choiceOf(lang: string | null | undefined) {
  return choices.find(({ languages }) => languages.includes(lang ?? ""));
}

export const isTypeScript = (lang: string): boolean => choiceOf(lang)?.value === "ts";

interface Version {
  readonly lang: string | null | undefined;
  readonly code: ElementContent;
  /** Set for code that was derived from the other version, which is already in the search index. */
  readonly isDerived?: true;
}

/** Tabs with the same code in several languages. The choice applies to all such tabs of the site and is remembered. */
export function languageTabs(versions: readonly Version[]): ComponentElement {
  const panels = versions.map(({ lang, code, isDerived }) => {
    const { value = "", label = "" } = choiceOf(lang) ?? {};
    return component("Tab", { label, value, ...(isDerived ? { isDerived } : {}) }, [code]);
  });
  return tabsOf(panels, { groupId: "language" });
}
