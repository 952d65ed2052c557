import { withPrefix } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { CardPicture } from "./CardPicture";
import * as styles from "./Card.module.css";

interface CardProps {
  readonly title: string;
  readonly href?: string;
  /** Markup of the icon that the writer selected. */
  readonly picture?: string;
  readonly children?: ReactNode;
}

/** A link to another page, with a sentence about it. If it has a URL, the whole card is the link. */
export function Card({ title, href, picture, children }: CardProps): ReactElement {
  return (
    <div className={styles.card} data-is-link={href !== undefined}>
      {picture && (
        <span className={styles.icon}>
          <CardPicture picture={picture} size={18} />
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
