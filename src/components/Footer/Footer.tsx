import { graphql } from "gatsby";
import Keyboard from "lucide-react/icons/keyboard";
import type { ReactElement } from "react";
import { offlinePath } from "../../../shared/paths";
import { Logo } from "../Logo/Logo";
import { pressedBy } from "../Shortcuts/shortcutKeys";
import { SmartLink } from "../SmartLink/SmartLink";
import * as styles from "./Footer.module.css";

interface FooterProps {
  readonly site: Queries.FooterSiteFragment;
}

/** The end of every page: where else to go, whose work this is and whose it isn't. */
export function Footer({ site: { footer, disclaimer } }: FooterProps): ReactElement {
  return (
    <footer className={styles.footer} data-print="hidden" data-surface={footer.style}>
      <div className={styles.inner}>
        <nav aria-label="Footer" className={styles.columns}>
          {footer.columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul role="list">
                {links.filter(leadsSomewhere).map(({ label, to, href }) => (
                  <li key={label}>
                    <SmartLink to={to ?? href ?? "/"}>{label}</SmartLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.small}>
          {footer.logo && <Logo logo={footer.logo} />}
          <p>{disclaimer}</p>
          <p>{footer.copyright}</p>
          <button
            type="button"
            className={`needsScript ${styles.shortcuts}`}
            aria-haspopup="dialog"
            {...pressedBy("help")}
          >
            <Keyboard size={16} aria-hidden="true" />
            Keyboard shortcuts
          </button>
        </div>
      </div>
    </footer>
  );
}

/** A copy of the site that keeps no pages has nothing to say on the page about it. */
function leadsSomewhere({ to }: { readonly to: string | null }): boolean {
  return __HAS_OFFLINE__ || to !== offlinePath;
}

export const footerSiteFragment = graphql`
  fragment FooterSite on SiteSettings {
    disclaimer
    footer {
      copyright
      style
      logo {
        ...LogoImage
      }
      columns {
        title
        links {
          label
          to
          href
        }
      }
    }
  }
`;
