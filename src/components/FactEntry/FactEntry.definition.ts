import { placeOf, refer } from "../../../plugins/docs-content/compile/context";
import { highlightLines } from "../../../plugins/docs-content/compile/highlight";
import { refuseContent } from "../../../plugins/docs-content/compile/place";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { type FactEntryProps, factEntryProps as props } from "../../../plugins/docs-content/facts/entryProps";
import { entryText, signatureOf } from "../../../plugins/docs-content/facts/entryText";
import type { FactSheet } from "../../../plugins/docs-content/facts/sheet";
import { markNode, withSiteMark } from "../../../plugins/docs-content/markdown/marks";

/** Stays a marker in the compiled tree; the facts are inserted when the page is queried, and checked with all files. */
export const factEntryDefinition = {
  isReplaced: true,
  props,
  check: ({ node, props: entry, context }) => {
    refuseContent(
      node,
      context,
      "it shows only the facts",
      `write what its parts mean into data/notes/${entry.facts}.yaml`,
    );
    refer(context, "facts", entry.facts, node);
    context.factEntries.push({ ...entry, ...placeOf(context, node) });
  },
  markdown: ({ props: entry }) => [markNode("factEntry", entry)],
  deferredMarkdown: {
    mark: "factEntry",
    markdown: (value, page) => withSiteMark(textOf(props.parse(value), page.facts)),
  },
  /** Static HTML; empty if the facts are missing, which the check reports. tables.css has its styles. */
  replace: (node, page) => {
    const entry = props.parse(node.props);
    const sheet = page.facts(entry.facts);
    const text = textOf(entry, page.facts);
    if (!sheet || text === "") return [];
    const [first, ...others] = page.compile(text, "data");
    const hasSignature = entry.part !== "details" && typeof first === "object" && "html" in first;
    const start = hasSignature ? { html: withSignature(first.html, signatureOf(entry.id, sheet)) } : first;
    const children = start === undefined ? [] : [start, ...others];
    return [{ tag: "div", props: { className: "flow entry" }, children }];
  },
  example: '<FactEntry facts="filter-operators" id="$eq" />',
} satisfies TagDefinition<typeof props>;

/** The first code of an entry is its signature: a line of its own, in the colors of TypeScript. */
function withSignature(html: string, signature: string): string {
  const colored = `<code class="signature">${highlightLines(signature, "ts").join("\n")}</code>`;
  return html.replace(
    /^<p><code[^>]*>.*?<\/code>(.*?)<\/p>/s,
    (_all, marks: string) => `<div>${colored}${marks}</div>`,
  );
}

function textOf({ facts, id, part }: FactEntryProps, find: (name: string) => FactSheet | undefined): string {
  const sheet = find(facts);
  if (!sheet) return "";
  const { members } = sheet.facts;
  return entryText(id, sheet, members === undefined ? undefined : find(members), part);
}
