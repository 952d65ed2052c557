import type { List, ListItem } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { report } from "../../../plugins/docs-content/compile/context";
import { component } from "../../../plugins/docs-content/compile/hastTypes";
import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";
import type { TreeValue } from "../../../shared/tree";

export const fileTreeDefinition = {
  props: noProps,
  expand: ({ state, node, context }) => {
    const [list, ...others] = node.children;
    // Entries are plain text; everything else in the list is only checked for problems.
    state.all(node);
    if (list?.type !== "list" || list.ordered === true || others.length > 0) {
      report(context, node, {
        rule: "file-tree-list",
        message: "<FileTree> must contain exactly one bullet list.",
        fix: "Write one entry per line: - config/, then, indented, - server.ts and a comment.",
      });
      return undefined;
    }
    return component("FileTree", { entries: entriesOf(list) });
  },
  /** Files are found by their names. */
  search: ({ props, writer }) => writer.lines(fileLines(props.entries ?? [], "")),
  example:
    "<FileTree>\n\n- config/\n  - **server.ts** host and port\n- src/\n  - …\n- package.json\n\n</FileTree>",
} satisfies TagDefinition<typeof noProps>;

function entriesOf(list: List): TreeValue[] {
  return list.children.map(entryOf);
}

/** The first word is the name, what follows is the comment; bold marks an entry, a slash or children a folder. */
function entryOf(item: ListItem): TreeValue {
  const line = item.children.find((child) => child.type === "paragraph");
  const nested = item.children.find((child) => child.type === "list");
  const [name = "", ...words] = (line ? textOf(line) : "").trim().split(/\s+/);
  const comment = words.join(" ");
  const isHighlighted = line?.children[0]?.type === "strong";
  return {
    name: name.replace(/\/$/, ""),
    ...(comment === "" ? {} : { comment }),
    isDirectory: name.endsWith("/") || nested !== undefined,
    isHighlighted,
    ...(nested ? { children: entriesOf(nested) } : {}),
  };
}

function fileLines(entries: TreeValue, folder: string): string[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: TreeValue): string[] => {
    if (typeof entry !== "object" || entry === null || !("name" in entry)) return [];
    const path = `${folder}${entry.name}${entry.isDirectory === true ? "/" : ""}`;
    const line = typeof entry.comment === "string" ? `${path}: ${entry.comment}` : path;
    return [line, ...fileLines(entry.children ?? [], path)];
  });
}
