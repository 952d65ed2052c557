import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { isBelow } from "../../../shared/choices";
import { SmartLink } from "../SmartLink/SmartLink";
import * as styles from "./Navbar.module.css";

interface NavbarItemsProps {
  readonly items: readonly Queries.NavbarItemFragment[];
  readonly path: string;
}

/** The entries of the navbar; the one of the page's own area is marked. */
export function NavbarItems({ items, path }: NavbarItemsProps): ReactElement {
  return (
    <nav aria-label="Main" className={styles.areas}>
      <ul role="list">
        {items.map((item) => (
          <li key={item.label}>
            <SmartLink to={item.to ?? item.href ?? "/"} isCurrent={currentIn(path, item)}>
              {item.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function currentIn(path: string, { area, to }: Queries.NavbarItemFragment): "page" | "true" | undefined {
  if (path === to) return "page";
  if (area === null) return undefined;
  // A version or a language can come before the area.
  return isBelow(path, `/${area}`) || path.includes(`/${area}/`) ? "true" : undefined;
}

export const navbarItemFragment = graphql`
  fragment NavbarItem on NavbarItem {
    label
    to
    href
    area
    description
  }
`;
