import { graphql, Link } from "gatsby";
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { pathsInOrder, type SidebarItem } from "../../../shared/sidebar";
import { SidebarMap } from "../SidebarMap/SidebarMap";
import type { MapFilterProps } from "./MapFilter";
import { matchingItems } from "./matchingItems";
import * as styles from "./SiteMap.module.css";

interface MappedArea extends Queries.SiteMapAreaFragment {
  readonly items: readonly SidebarItem[];
}

interface SiteMapProps {
  readonly areas: readonly MappedArea[];
  /** Below the map, as long as the reader filters nothing. */
  readonly children?: ReactNode;
}

/** All pages by area. Where scripts run, a field above them narrows them. */
export function SiteMap({ areas, children }: SiteMapProps): ReactElement {
  const [query, setQuery] = useState("");
  const [Filter, setFilter] = useState<ComponentType<MapFilterProps>>();
  useEffect(() => {
    import("../ListFilter/filters").then(
      ({ MapFilter }) => setFilter(() => MapFilter),
      // The map is as good as without scripts.
      () => {},
    );
  }, []);
  const shown = areas
    .map((area) => ({ ...area, items: matchingItems(area.items, query, area.label) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <div className={`needsScript ${styles.filter}`}>
        {Filter && <Filter onQuery={setQuery} shown={pagesIn(shown)} total={pagesIn(areas)} />}
      </div>
      {shown.length > 1 && (
        <nav aria-label="Jump to" className={styles.areas}>
          {shown.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {shown.map((area) => (
        <Area key={area.id} area={area} />
      ))}
      {query === "" && children}
    </>
  );
}

/** Its name stays in sight while its pages pass by. */
function Area({ area }: { readonly area: MappedArea }): ReactElement {
  const { id, label, start, description, items } = area;
  return (
    <section className={styles.area} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>
          <Link to={start}>{label}</Link> <span className={styles.count}>{pagesIn([area])}</span>
        </h2>
        <p>{description}</p>
      </div>
      <div className={styles.pages}>
        <SidebarMap items={items} />
      </div>
    </section>
  );
}

function pagesIn(areas: readonly Pick<MappedArea, "items">[]): number {
  return areas.reduce((total, { items }) => total + pathsInOrder(items).length, 0);
}

export const siteMapAreaFragment = graphql`
  fragment SiteMapArea on Area {
    id
    label
    start
    description
  }
`;
