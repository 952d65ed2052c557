import { useLayoutEffect } from "react";
import type { FiltersProps } from "./FilteredTable";

/** Hides rows of a table that is already on the page if they don't match. @returns how many match */
export function useMatchingRows<Row, Filter>(
  { rows, place }: FiltersProps<Row>,
  filter: Filter,
  matches: (row: Row, filter: Filter) => boolean,
): number {
  useLayoutEffect(() => {
    const shown = place.current?.querySelectorAll<HTMLElement>("tbody tr") ?? [];
    for (const [index, row] of rows.entries()) {
      const element = shown[index];
      if (element) element.hidden = !matches(row, filter);
    }
  }, [rows, place, filter, matches]);
  return rows.filter((row) => matches(row, filter)).length;
}
