import { createElement, type ReactElement, type ReactNode } from "react";
import { notInMarkdown } from "../Content/notInMarkdown";
import { tabIds, useTabs } from "../Tabs/TabsContext";
import * as styles from "./Tab.module.css";

interface TabProps {
  readonly value: string;
  readonly label: string;
  /** The same code as in the first tab, in another language or for another tool. */
  readonly isDerived?: boolean;
  readonly children?: ReactNode;
}

/**
 * One of the alternatives in Tabs. Closed ones stay in the page, where the browser's search finds them.
 *
 * It is a custom element because React turns `hidden="until-found"` into a plain `hidden` on HTML's
 * elements and leaves attributes of custom ones as they are.
 */
export function Tab({ value, label, isDerived = false, children }: TabProps): ReactElement {
  const { id, selected } = useTabs();
  const ids = tabIds(id, value);
  const isSelected = value === selected;
  const props = {
    id: ids.panel,
    className: `flow ${styles.panel}`,
    role: "tabpanel",
    "aria-labelledby": ids.tab,
    "data-tab": value,
    // A closed panel has no height, but the Tab key would still stop at it.
    tabIndex: isSelected ? 0 : -1,
    ...(isDerived ? notInMarkdown : {}),
    hidden: isSelected ? false : "until-found",
  };
  return createElement("tab-panel", props, <p className={styles.label}>{label}</p>, children);
}
