import X from "lucide-react/icons/x";
import { type ReactElement, useRef } from "react";
import type { Choice } from "../../../shared/choices";
import { ChoiceList } from "../Dropdown/ChoiceList";
import { LocaleList } from "../LocaleSwitcher/LocaleList";
import { SmartLink } from "../SmartLink/SmartLink";
import { mainMenuId } from "./menuIds";
import { useMenuPopover } from "./useMenuPopover";
import * as styles from "./MobileMenu.module.css";

interface MobileMenuProps {
  readonly items: readonly Queries.NavbarItemFragment[];
  readonly repository: Queries.NavbarRepositoryFragment | null;
  readonly versions: readonly Choice[];
  readonly onChooseVersion: (key: string) => void;
  readonly locales: readonly Queries.LocaleItemFragment[];
  readonly path: string;
  /** The menu to close altogether: the sidebar, when this one was opened from there. */
  readonly outerMenuId: string;
}

/** The navbar's entries on a narrow screen. A popover: it opens and closes without JavaScript. */
export function MobileMenu(props: MobileMenuProps): ReactElement {
  const { items, repository, versions, onChooseVersion, locales, path, outerMenuId } = props;
  const panel = useRef<HTMLDivElement>(null);
  useMenuPopover(panel, path);

  return (
    <div ref={panel} id={mainMenuId} className={styles.panel} popover="auto" data-menu="" data-print="hidden">
      <div className={styles.head}>
        <p className={styles.title}>Main menu</p>
        <button
          type="button"
          className={styles.close}
          popoverTarget={outerMenuId}
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <nav aria-label="Areas" className={styles.areas}>
        <ul role="list">
          {items.map(({ label, to, href, description }) => (
            <li key={label}>
              <SmartLink to={to ?? href ?? "/"}>{label}</SmartLink>
              {description && <p>{description}</p>}
            </li>
          ))}
        </ul>
      </nav>
      {versions.length > 0 && (
        <section className={styles.more}>
          <h2>Version</h2>
          <ChoiceList choices={versions} onChoose={onChooseVersion} />
        </section>
      )}
      {locales.length > 0 && (
        <section className={styles.more}>
          <h2>Language</h2>
          <LocaleList locales={locales} path={path} />
        </section>
      )}
      {repository && (
        <p className={styles.more}>
          <a href={repository.url} rel="noopener">
            Source on {repository.host}
          </a>
        </p>
      )}
    </div>
  );
}
