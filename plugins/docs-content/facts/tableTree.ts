import { factTableSchema } from "../../../src/components/FactTable/FactTable.schema";
import type { Tree, TreeProps } from "../../../src/site/tree";
import { compilePage } from "../compile/compilePage";
import type { FactSheet } from "./sheet";
import { tableText } from "./tableText";

/** A table of facts as compiled markup, which needs no script; nothing where its facts are missing (the check reports that). */
export function tableTree(props: TreeProps = {}, find: (name: string) => FactSheet | undefined): Tree {
  const checked = factTableSchema.parse(props);
  const sheet = find(checked.facts);
  return sheet ? compilePage(tableText(checked, sheet), `data/${checked.facts}.json`, 0).tree : [];
}
