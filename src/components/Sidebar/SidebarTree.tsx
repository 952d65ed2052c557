import { withPrefix } from "gatsby";
import { type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import type { SidebarItem } from "../../../shared/sidebar";
import { followPage } from "./followPage";
import { markupOf, sidebarHtml } from "./sidebarHtml";
import * as styles from "./SidebarTree.module.css";

interface SidebarTreeProps {
  readonly items: readonly SidebarItem[];
  readonly path: string;
  readonly label: string;
  readonly scroller: RefObject<HTMLElement | null>;
}

/**
 * The entries of a sidebar, as one string that React doesn't look into: with hundreds of entries, they are most of a page's
 * elements. A navigation changes the DOM in place, so that what the reader opened stays open.
 */
export function SidebarTree({ items, path, label, scroller }: SidebarTreeProps): ReactElement {
  const tree = useRef<HTMLElement>(null);
  // One object for good: React writes the markup again whenever it is given another one.
  const [markup] = useState(() => ({ __html: sidebarHtml(markupOf(items, withPrefix), path) }));

  useEffect(() => {
    if (tree.current && scroller.current) followPage(tree.current, scroller.current, withPrefix(path));
  }, [path, scroller]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sidebarHtml escapes every label and URL.
  return <nav ref={tree} className={styles.tree} aria-label={label} dangerouslySetInnerHTML={markup} />;
}
