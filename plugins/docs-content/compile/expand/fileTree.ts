import type { List, ListItem } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { TreeValue } from "../../../../src/site/tree";
import { report } from "../context";
import { component } from "../hastTypes";
import type { Expander } from "./expanders";

export const expandFileTree: Expander = ({ state, node, context }) => {
  const [list, ...others] = node.children;
  // Entries are plain text; what else stands among them is only looked at for its problems.
  state.all(node);
  if (list?.type !== "list" || list.ordered === true || others.length > 0) {
    report(context, node, {
      rule: "file-tree-list",
      message: "<FileTree> holds one bullet list and nothing else.",
      mend: "Write one entry a line: - config/, then indented - server.ts and a comment.",
    });
    return undefined;
  }
  return component("FileTree", { entries: entriesOf(list) });
};

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
