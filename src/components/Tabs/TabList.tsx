import type { KeyboardEvent, ReactElement } from "react";
import { flushSync } from "react-dom";
import { shortcutKeys } from "../Shortcuts/shortcutKeys";
import { tabIds } from "./TabsContext";
import * as styles from "./Tabs.module.css";

export interface TabLabel {
  readonly value: string;
  readonly label: string;
}

interface TabListProps {
  readonly tabsId: string;
  readonly tabs: readonly TabLabel[];
  readonly selected: string;
  readonly onChoose: (value: string) => void;
  readonly label: string;
}

/** The row of tabs: one stop for the Tab key, arrows, Home and End within. */
export function TabList({ tabsId, tabs, selected, onChoose, label }: TabListProps): ReactElement {
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = targetOf(
      event.key,
      tabs.findIndex((tab) => tab.value === selected),
      tabs.length,
    );
    const button = event.currentTarget.querySelectorAll("button")[target ?? -1];
    if (!button) return;
    event.preventDefault();
    button.focus();
    button.click();
  };

  return (
    <div className={styles.list} role="tablist" aria-label={label} onKeyDown={moveByKey}>
      {tabs.map((tab) => {
        const ids = tabIds(tabsId, tab.value);
        const isSelected = tab.value === selected;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={ids.tab}
            className={styles.tab}
            aria-selected={isSelected}
            aria-controls={ids.panel}
            tabIndex={isSelected ? 0 : -1}
            onClick={(event) => keepInPlace(event.currentTarget, () => onChoose(tab.value))}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

/** Where a key leads from the tab at `index`; undefined for keys that mean nothing here. */
function targetOf(key: string, index: number, count: number): number | undefined {
  const [toNext, toPrevious, toFirst, toLast] = shortcutKeys.tabs;
  const targets: Readonly<Record<string, number>> = {
    [toNext]: (index + 1) % count,
    [toPrevious]: (index - 1 + count) % count,
    [toFirst]: 0,
    [toLast]: count - 1,
  };
  return targets[key];
}

/** Other tabs of the group can grow or shrink above the clicked one; the page must not jump. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const shift = element.getBoundingClientRect().top - before;
  if (shift !== 0) window.scrollBy({ top: shift, behavior: "instant" });
}
