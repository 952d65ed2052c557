import PanelLeftClose from "lucide-react/icons/panel-left-close";
import PanelLeftOpen from "lucide-react/icons/panel-left-open";
import X from "lucide-react/icons/x";
import { type ComponentType, type ReactElement, useEffect, useRef, useState } from "react";
import { type SidebarItem, unlistedEntryOf } from "../../../shared/sidebar";
import { mainMenuId, sidebarId } from "../MobileMenu/menuIds";
import { useMenuPopover } from "../MobileMenu/useMenuPopover";
import { pressedBy } from "../Shortcuts/shortcutKeys";
import type { SidebarSectionsProps } from "./SidebarSections";
import { SidebarTree } from "./SidebarTree";
import * as styles from "./Sidebar.module.css";

interface SidebarProps {
  readonly items: readonly SidebarItem[];
  /** The area's name. */
  readonly label: string;
  readonly path: string;
  readonly isHidden: boolean;
  readonly onToggle: () => void;
}

/**
 * One element for all screens: on a wide one, next to the text and collapsible; on a narrow one, a popover that
 * the navbar's button opens, even without JavaScript.
 */
export function Sidebar({ items, label, path, isHidden, onToggle }: SidebarProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  useMenuPopover(panel, path);
  const [Sections, setSections] = useState<ComponentType<SidebarSectionsProps>>();
  const loadSections = () => {
    import("./SidebarSections").then(
      (late) => setSections(() => late.SidebarSections),
      // Reading goes on without it.
      () => {},
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have a tool.
  useEffect(() => {
    // Windows that show the sidebar and have no room for a table of contents. The style sheets contain the same numbers.
    const { innerWidth } = window;
    if (innerWidth < 997) return;
    if (innerWidth < 1280 || document.querySelector("[data-width=tool]")) loadSections();
  }, [path]);
  const toggleLabel = isHidden ? "Show the sidebar" : "Hide the sidebar";

  return (
    <div className={styles.column} data-print="hidden">
      <div
        ref={panel}
        id={sidebarId}
        className={styles.panel}
        popover="auto"
        data-menu=""
        onBeforeToggle={loadSections}
      >
        <div className={styles.mobileHead}>
          <button type="button" className={styles.back} popoverTarget={mainMenuId}>
            ← Back to main menu
          </button>
          <button
            type="button"
            className={styles.close}
            popoverTarget={sidebarId}
            popoverTargetAction="hide"
            aria-label="Close the menu"
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        <SidebarTree
          // The markup of an unlisted page has entries that other pages lack.
          key={unlistedEntryOf(items, path)}
          items={items}
          path={path}
          label={label}
          scroller={panel}
        />
      </div>
      {Sections && <Sections panel={panel} path={path} />}
      <button
        type="button"
        className={`needsScript ${styles.toggle}`}
        aria-expanded={!isHidden}
        aria-controls={sidebarId}
        aria-label={toggleLabel}
        title={toggleLabel}
        {...pressedBy("sidebar")}
        onClick={onToggle}
      >
        {isHidden ? (
          <PanelLeftOpen size={16} aria-hidden="true" />
        ) : (
          <PanelLeftClose size={16} aria-hidden="true" />
        )}
      </button>
    </div>
  );
}
