import { graphql, Link } from "gatsby";
import { type ReactElement, useEffect } from "react";
import { readingPathPath } from "../../../shared/paths";
import { rememberStop } from "./lastStop";
import { Thread } from "./Thread";
import * as styles from "./ReadingPath.module.css";

interface StopMarksProps {
  readonly stops: readonly Queries.StopMarkFragment[];
}

/** Above a page: the paths it is a stop of, and how far each has come. The last stop visited is kept for the landing page. */
export function StopMarks({ stops }: StopMarksProps): ReactElement | null {
  useEffect(() => rememberStop(stops), [stops]);
  if (stops.length === 0) return null;
  return (
    <ul role="list" aria-label="Reading paths" className={styles.marks} data-print="hidden">
      {stops.map(({ path, label, number, count }) => (
        <li key={path}>
          <Link to={readingPathPath(path)}>
            {label} path, {number} of {count}
          </Link>
          <Thread number={number} count={count} />
        </li>
      ))}
    </ul>
  );
}

export const stopMarkFragment = graphql`
  fragment StopMark on Stop {
    path
    label
    number
    count
  }
`;
