import { z } from "zod";
import { placeOf, report } from "../../../plugins/docs-content/compile/context";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { historyMarks } from "../../../plugins/docs-content/facts/historyMarks";
import type { PlatformHistory } from "../../../plugins/docs-content/facts/versionsText";
import { markInLine } from "../../../plugins/docs-content/markdown/marks";
import { inParentheses } from "../../../plugins/docs-content/markdown/mdast";

const props = z.strictObject({
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, "write three numbers, as in 5.12.0")
    .optional()
    .describe("The first version of the platform that has the feature, if history.json doesn't have it."),
  facts: z
    .string()
    .min(1)
    .optional()
    .describe("The kind of a fact in history.json, such as publication-filters."),
  id: z.string().min(1).optional().describe("The fact's ID: its history is shown."),
});

export const sinceDefinition = {
  isInline: true,
  props,
  check: ({ node, props: { version, facts, id }, context }) => {
    const isLookedUp = facts !== undefined && id !== undefined;
    if (isLookedUp === (version !== undefined) || (facts === undefined) !== (id === undefined)) {
      report(context, node, {
        rule: "since",
        message: "<Since> takes a version, or a fact.",
        fix: 'Write version="5.12.0", or facts="publication-filters" id="modified".',
      });
    } else if (isLookedUp) {
      context.historyMarks.push({ facts, id, ...placeOf(context, node) });
    }
  },
  markdown: ({ props: { version, ...fact }, children }) => {
    if (version === undefined && children.length === 0) return [markInLine("since", fact)];
    return inParentheses(`since ${version}`, children);
  },
  deferredMarkdown: {
    mark: "since",
    markdown: (value, page) => `(${marksOf(props.parse(value), page.history())})`,
  },
  search: ({ props, writer }) => {
    writer.marksStart();
    writer.text(textProp(props, "marks") || `since ${textProp(props, "version")}`);
    writer.marksEnd();
  },
  bind: (given, page) => {
    const { version, ...fact } = props.parse(given);
    return version === undefined ? { marks: capitalized(marksOf(fact, page.history())) } : { version };
  },
  example: '<Since version="5.12.0" />',
} satisfies TagDefinition<typeof props>;

function capitalized(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Empty for a fact that isn't there: the check reports that. */
function marksOf({ facts, id }: Omit<z.infer<typeof props>, "version">, { kinds }: PlatformHistory): string {
  const entries = kinds.find(({ name }) => name === facts)?.entries;
  return historyMarks(entries?.find((entry) => entry.id === id)).join(", ");
}
