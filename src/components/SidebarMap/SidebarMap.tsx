import { withPrefix } from "gatsby";
import type { ReactElement } from "react";
import type { SidebarItem } from "../../../shared/sidebar";
import * as styles from "./SidebarMap.module.css";

interface SidebarMapProps {
  readonly items: readonly SidebarItem[];
}

/**
 * A whole sidebar spread out: every page with nothing folded. Its links are plain ones: Gatsby's fetch their page's data
 * as soon as they are seen, and here hundreds are.
 */
export function SidebarMap({ items }: SidebarMapProps): ReactElement {
  return (
    <ul role="list" className={styles.map}>
      {items.map((item) => (
        <Entry key={keyOf(item)} item={item} />
      ))}
    </ul>
  );
}

function Entry({ item }: { readonly item: SidebarItem }): ReactElement {
  if (item.type !== "category") {
    return (
      <li>
        <a href={urlOf(item.type === "page" ? item.path : item.href)}>{item.label}</a>
      </li>
    );
  }
  return (
    <li className={styles.category}>
      {item.path ? <a href={urlOf(item.path)}>{item.label}</a> : <span>{item.label}</span>}
      <SidebarMap items={item.items} />
    </li>
  );
}

function urlOf(target: string): string {
  return target.startsWith("/") ? withPrefix(target) : target;
}

function keyOf(item: SidebarItem): string {
  if (item.type === "category") return `category ${item.id}`;
  return item.type === "page" ? item.path : `${item.href} ${item.label}`;
}
