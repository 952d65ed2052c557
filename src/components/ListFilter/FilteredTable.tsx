import { type ComponentType, type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import { LoadFailure } from "../NearViewport/LoadFailure";
import { useNearViewport } from "../NearViewport/useNearViewport";
import * as styles from "./FilteredTable.module.css";

export interface FiltersProps<Row> {
  readonly rows: readonly Row[];
  /** Holds the table, whose rows are in the order of `rows`. */
  readonly place: RefObject<HTMLElement | null>;
}

interface FilteredTableProps<Row> {
  /** In the order of the table's rows. */
  readonly rows: readonly Row[];
  /** The same function on each render. */
  readonly load: () => Promise<{ readonly Filters: ComponentType<FiltersProps<Row>> }>;
  /** The table, finished markup. */
  readonly children?: ReactNode;
}

/** A table that is complete without its filters, which are loaded when the reader comes near. */
export function FilteredTable<Row>({ rows, load, children }: FilteredTableProps<Row>): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const { state, value, start } = useNearViewport(place, load);
  return (
    <div ref={place}>
      <div className={`needsScript ${styles.place}`}>
        {value && <value.Filters rows={rows} place={place} />}
        {state === "failed" && <LoadFailure what="The filters" onRetry={start} />}
      </div>
      {children}
    </div>
  );
}
