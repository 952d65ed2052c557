import { Link } from "gatsby";
import type { ReactElement } from "react";
import type { Source } from "../answerer";
import * as styles from "./SourceMark.module.css";

interface SourceMarkProps {
  readonly source: Source;
  readonly onFollow: () => void;
}

/** The number of a source in a sentence, which leads there. */
export function SourceMark({ source, onFollow }: SourceMarkProps): ReactElement {
  const { number, page, section, url } = source;
  const name = section === null ? page : `${page}: ${section}`;
  return (
    <Link
      to={url}
      className={styles.mark}
      aria-label={`Source ${number}, ${name}`}
      title={name}
      onClick={onFollow}
    >
      {number}
    </Link>
  );
}
