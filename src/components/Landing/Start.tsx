import { graphql, Link } from "gatsby";
import { Fragment, type ReactElement } from "react";
import { Arrow } from "../Arrow/Arrow";
import { CopyButton } from "../CodeBlock/CopyButton";
import * as styles from "./Start.module.css";

interface StartProps {
  readonly start: Queries.StartFragment;
}

/** What most readers do first: the page that tells how, and its first command. */
export function Start({ start: { label, to, command } }: StartProps): ReactElement {
  return (
    <div className={styles.start}>
      <Link to={to} className={styles.button}>
        {label}
        <Arrow to="right" />
      </Link>
      <div className={styles.command}>
        <code>
          {command.split(" ").map((word, index) => (
            <Fragment key={word}>
              {index > 0 && " "}
              <span>{word}</span>
            </Fragment>
          ))}
        </code>
        <span className="needsScript">
          <CopyButton language="bash" getText={() => command} />
        </span>
      </div>
    </div>
  );
}

export const startFragment = graphql`
  fragment Start on HomeStart {
    label
    to
    command
  }
`;
