import { type ReactElement, type ReactNode, useCallback, useRef } from "react";
import type { ChangeRow } from "../../../shared/breakingChange";
import { LoadFailure } from "../NearViewport/LoadFailure";
import { useNearViewport } from "../NearViewport/useNearViewport";
import * as styles from "./BreakingChangesTable.module.css";

interface BreakingChangesTableProps {
  /** In the order of the table's rows. */
  readonly rows: readonly ChangeRow[];
  /** The table, finished markup. */
  readonly children?: ReactNode;
}

/** All breaking changes. What narrows the table is loaded when the reader comes near; without it, it is complete. */
export function BreakingChangesTable({ rows, children }: BreakingChangesTableProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    const { ChangeFilters } = await import("./ChangeFilters");
    return { ChangeFilters };
  }, []);
  const { state, value, retry } = useNearViewport(place, load);
  return (
    <div ref={place}>
      <div className={`needsScript ${styles.place}`}>
        {value && <value.ChangeFilters rows={rows} place={place} />}
        {state === "failed" && <LoadFailure what="The filters" onRetry={retry} />}
      </div>
      {children}
    </div>
  );
}
