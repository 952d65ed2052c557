import { graphql, Link, withPrefix } from "gatsby";
import House from "lucide-react/icons/house";
import type { ReactElement } from "react";
import { landingPath } from "../../../shared/paths";
import * as styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps {
  readonly items: readonly Queries.BreadcrumbItemFragment[];
}

/** The way from the landing page to this one. The last step is the page itself. */
export function Breadcrumbs({ items }: BreadcrumbsProps): ReactElement {
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs} data-print="hidden">
      <ol role="list">
        <li>
          <a aria-label="Home page" href={withPrefix(landingPath)}>
            <House size={14} aria-hidden="true" />
          </a>
        </li>
        {items.map(({ label, path }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li
              key={`${path ?? ""} ${label}`}
              className={isLast || path !== null || index === 0 ? undefined : styles.plain}
            >
              {isLast ? (
                <span aria-current="page">{label}</span>
              ) : path ? (
                <Link to={path}>{label}</Link>
              ) : (
                <span>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

export const breadcrumbItemFragment = graphql`
  fragment BreadcrumbItem on Breadcrumb {
    label
    path
  }
`;
