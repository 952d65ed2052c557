import type { HistoryFile } from "../content";

/** The file's text: a line for each entry, so that a new release reads as a change of lines. */
export function historyText({ releases, node, kinds }: HistoryFile): string {
  const parts = kinds.map(({ entries, ...head }) => {
    const lines = entries.map((entry) => `      ${JSON.stringify(entry)}`);
    const list = lines.length > 0 ? `[\n${lines.join(",\n")}\n    ]` : "[]";
    return `    ${JSON.stringify(head).slice(0, -1)},"entries":${list}}`;
  });
  return `{\n  "releases": ${JSON.stringify(releases)},\n  "node": ${JSON.stringify(node)},\n  "kinds": [\n${parts.join(",\n")}\n  ]\n}\n`;
}
