import { graphql, withPrefix } from "gatsby";
import Menu from "lucide-react/icons/menu";
import type { ReactElement, ReactNode } from "react";
import { landingPath } from "../../../shared/paths";
import { Logo } from "../Logo/Logo";
import { NavbarItems } from "./NavbarItems";
import * as styles from "./Navbar.module.css";

interface NavbarProps {
  readonly navbar: Queries.NavbarFragment;
  readonly path: string;
  readonly repository: Queries.NavbarRepositoryFragment | null;
  /** The menu that the button of a narrow screen opens. */
  readonly menuId: string;
  /** Leads the controls, on every screen. */
  readonly search: ReactNode;
  /** Controls at the end: those that stay on a narrow screen, and those that move to its menu. */
  readonly controls: ReactNode;
  readonly wideControls: ReactNode;
}

/**
 * The bar at the top of the window. CSS hides it while the reader scrolls down.
 *
 * A `Link` to the landing page would lack the slash where the site lies below a path, and its host would have to add it.
 */
export function Navbar(props: NavbarProps): ReactElement {
  const { navbar, path, repository, menuId, search, controls, wideControls } = props;
  return (
    <header className={styles.navbar} data-print="hidden" data-surface={navbar.style}>
      <div className={styles.inner}>
        <button type="button" className={styles.menu} popoverTarget={menuId} aria-label="Open the menu">
          <Menu size={20} aria-hidden="true" />
        </button>
        <a
          aria-current={path === landingPath ? "page" : undefined}
          className={styles.brand}
          href={withPrefix(landingPath)}
        >
          <Logo logo={navbar.logo} />
          {navbar.title}
        </a>
        <NavbarItems items={navbar.items} path={path} />
        <div className={styles.end}>
          {search}
          <div className={styles.wide}>
            {wideControls}
            {repository && (
              <a className={styles.repository} href={repository.url} rel="noopener">
                {repository.host}
              </a>
            )}
          </div>
          {controls}
        </div>
      </div>
    </header>
  );
}

export const navbarFragment = graphql`
  fragment Navbar on Navbar {
    title
    style
    hideOnScroll
    logo {
      ...LogoImage
    }
    items {
      ...NavbarItem
    }
  }
  fragment NavbarRepository on Repository {
    url
    name
    host
  }
`;
