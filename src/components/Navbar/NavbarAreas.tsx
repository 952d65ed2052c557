import { Link } from "gatsby";
import type { ReactElement } from "react";
import { isBelow } from "../../site/choices";
import * as styles from "./Navbar.module.css";

interface NavbarAreasProps {
  readonly areas: readonly Queries.NavbarAreaFragment[];
  readonly path: string;
}

/** The areas, of which the page's own is marked. */
export function NavbarAreas({ areas, path }: NavbarAreasProps): ReactElement {
  return (
    <nav aria-label="Main" className={styles.areas}>
      <ul role="list">
        {areas.map(({ id, label, start }) => (
          <li key={id}>
            <Link to={start} aria-current={currentIn(path, id, start)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function currentIn(path: string, areaId: string, start: string): "page" | "true" | undefined {
  if (path === start) return "page";
  // A version or a language may stand before the area.
  return isBelow(path, `/${areaId}`) || path.includes(`/${areaId}/`) ? "true" : undefined;
}
