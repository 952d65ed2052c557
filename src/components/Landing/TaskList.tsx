import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import { CardPicture } from "../Card/CardPicture";
import * as styles from "./TaskList.module.css";

interface TaskListProps {
  readonly tasks: readonly Queries.TaskListItemFragment[];
}

/** What readers come for most, as sentences they would say. */
export function TaskList({ tasks }: TaskListProps): ReactElement {
  return (
    <section className={styles.tasks} aria-labelledby="tasks">
      <h2 id="tasks">Common tasks</h2>
      <ul role="list">
        {tasks.map(({ title, to, description, picture }) => (
          <li key={to}>
            {picture && <CardPicture picture={picture} size={20} />}
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const taskListItemFragment = graphql`
  fragment TaskListItem on HomeTask {
    title
    to
    description
    picture
  }
`;
