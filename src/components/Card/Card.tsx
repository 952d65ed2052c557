import { withPrefix } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import type { IconName } from "./iconNames";
import { icons } from "./icons";
import * as styles from "./Card.module.css";

interface CardProps {
  readonly title: string;
  readonly href?: string;
  readonly icon?: IconName;
  readonly children?: ReactNode;
}

/** A place to go next, with a line about it. With an address the whole card is its link. */
export function Card({ title, href, icon, children }: CardProps): ReactElement {
  const Icon = icon && icons[icon];
  return (
    <div className={styles.card} data-is-link={href !== undefined}>
      {Icon && (
        <span className={styles.icon}>
          <Icon size={18} />
        </span>
      )}
      <p className={styles.title}>{href === undefined ? title : <CardLink href={href} title={title} />}</p>
      <div className={`flow ${styles.text}`}>{children}</div>
    </div>
  );
}

function CardLink({ href, title }: { readonly href: string; readonly title: string }): ReactElement {
  const outside = /^https?:/.test(href) ? { rel: "noopener", "data-is-external": true } : {};
  return (
    <a className={styles.link} href={href.startsWith("/") ? withPrefix(href) : href} {...outside}>
      {title}
    </a>
  );
}
