import { type ReactElement, type ReactNode, useEffect, useMemo, useRef } from "react";
import { type TabLabel, TabList } from "./TabList";
import { TabsContext } from "./TabsContext";
import { useTabChoice } from "./useTabChoice";
import * as frameStyles from "../CodeBlock/CodeFrame.module.css";
import * as styles from "./Tabs.module.css";

interface TabsProps {
  /** Unique on the page; panels and tabs take their ids from it. */
  readonly id: string;
  readonly groupId?: string | undefined;
  readonly tabs: readonly TabLabel[];
  /** Tools at the end of the row of tabs. */
  readonly tools?: ReactNode;
  /** Set where each panel holds one block of code and nothing else: tabs and code then share a frame. */
  readonly isFramed?: boolean;
  readonly children?: ReactNode;
}

/** Alternatives, one of which is visible; tabs of the same group switch together. Contains Tab components. */
export function Tabs({ id, groupId, tabs, tools, isFramed = false, children }: TabsProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const values = useMemo(() => tabs.map((tab) => tab.value), [tabs]);
  const { selected, open, choose } = useTabChoice(values, groupId);
  const state = useMemo(() => ({ id, selected, isFramed }), [id, selected, isFramed]);

  useEffect(() => {
    const element = root.current;
    const reveal = (event: Event) => {
      const panel = event.target instanceof Element ? event.target.closest("[data-tab]") : null;
      const value = panel?.getAttribute("data-tab");
      if (value && panel?.parentElement === element) open(value);
    };
    element?.addEventListener("beforematch", reveal);
    return () => element?.removeEventListener("beforematch", reveal);
  }, [open]);

  return (
    <div ref={root} {...(isFramed ? { className: frameStyles.frame, "data-framed": "" } : {})}>
      <div className={styles.head}>
        <TabList tabsId={id} tabs={tabs} selected={selected} onChoose={choose} label={labelOf(groupId)} />
        {tools}
      </div>
      <TabsContext value={state}>{children}</TabsContext>
    </div>
  );
}

/** `package-manager` → "Package manager" */
function labelOf(groupId = "options"): string {
  const words = groupId.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
