import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import { Arrow } from "../Arrow/Arrow";
import * as styles from "./AreaList.module.css";

interface AreaListProps {
  readonly areas: readonly Queries.AreaListItemFragment[];
}

/** The documentation's areas, each a place to begin. */
export function AreaList({ areas }: AreaListProps): ReactElement {
  return (
    <ul role="list" className={styles.areas}>
      {areas.map(({ id, label, start, description }) => (
        <li key={id}>
          <h2>
            <Link to={start}>
              {label}
              <Arrow to="right" />
            </Link>
          </h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

export const areaListItemFragment = graphql`
  fragment AreaListItem on Area {
    id
    label
    start
    description
  }
`;
