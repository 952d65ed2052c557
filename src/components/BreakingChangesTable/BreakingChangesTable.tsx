import type { ReactElement, ReactNode } from "react";
import type { ChangeRow } from "../../../shared/breakingChange";
import { FilteredTable } from "../ListFilter/FilteredTable";

interface BreakingChangesTableProps {
  /** In the order of the table's rows. */
  readonly rows: readonly ChangeRow[];
  /** The table, finished markup. */
  readonly children?: ReactNode;
}

async function load() {
  const { ChangeFilters } = await import("../ListFilter/filters");
  return { Filters: ChangeFilters };
}

/** All breaking changes, with filters. */
export function BreakingChangesTable(props: BreakingChangesTableProps): ReactElement {
  return <FilteredTable {...props} load={load} />;
}
