import { Link } from "gatsby";
import type { ReactElement } from "react";
import { type OfflinePage, offlineLimits } from "../../../shared/offline";
import * as styles from "./SavedPages.module.css";

interface SavedPagesProps {
  readonly pages: readonly OfflinePage[];
  readonly areas: readonly { readonly id: string; readonly label: string }[];
}

/** Longer lists are collapsed. */
const maxListed = 12;

/** The pages that are available offline, by area. */
export function SavedPages({ pages, areas }: SavedPagesProps): ReactElement {
  if (pages.length === 0)
    return <p>None yet. Pages that you open are kept from now on, up to {offlineLimits.visited} of them.</p>;
  const groups = [
    ...areas.map(({ id, label }) => ({ label, pages: pages.filter(({ area }) => area === id) })),
    {
      label: "Other pages",
      pages: pages.filter((page) => areas.every(({ id }) => id !== page.area)),
    },
  ].filter((group) => group.pages.length > 0);
  return (
    <>
      {groups.map((group) => (
        <details key={group.label} className={styles.group} open={group.pages.length <= maxListed}>
          <summary>
            {group.label} ({group.pages.length})
          </summary>
          <ul>
            {group.pages.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
