import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import { icons } from "../Card/icons";
import * as styles from "./TaskList.module.css";

interface TaskListProps {
  readonly tasks: readonly Queries.TaskListItemFragment[];
}

const iconsByName = new Map(Object.entries(icons));

/** What readers come for most, as sentences they would say. */
export function TaskList({ tasks }: TaskListProps): ReactElement {
  return (
    <section className={styles.tasks} aria-labelledby="tasks">
      <h2 id="tasks">What do you want to do?</h2>
      <ul role="list">
        {tasks.map(({ title, to, description, icon }) => {
          const Icon = iconsByName.get(icon);
          return (
            <li key={to}>
              {Icon && <Icon size={20} aria-hidden="true" />}
              <h3>
                <Link to={to}>{title}</Link>
              </h3>
              <p>{description}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const taskListItemFragment = graphql`
  fragment TaskListItem on HomeTask {
    title
    to
    description
    icon
  }
`;
