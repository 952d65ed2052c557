import type { FormEvent, ReactElement, ReactNode } from "react";
import * as styles from "./TableFilters.module.css";

interface TableFiltersProps {
  /** What the rows are: "recipes". */
  readonly what: string;
  /** How many rows are shown, of all. */
  readonly shown: number;
  readonly total: number;
  readonly isNarrowed: boolean;
  readonly onShowAll: () => void;
  /** The filters. */
  readonly children: ReactNode;
}

/** The filters above a table, and how many of its rows they leave. */
export function TableFilters(props: TableFiltersProps): ReactElement {
  const { what, shown, total, isNarrowed, onShowAll, children } = props;
  return (
    <search aria-label={`Filter the ${what}`}>
      <form className={styles.filters} onSubmit={(event: FormEvent) => event.preventDefault()}>
        {children}
        <p className={styles.count}>
          <span role="status">{isNarrowed ? `${shown} of ${total} ${what}` : `${total} ${what}`}</span>
          {isNarrowed && (
            <button type="button" onClick={onShowAll}>
              Show all
            </button>
          )}
        </p>
      </form>
    </search>
  );
}
