import { useState } from "react";
import type { FiltersProps } from "./FilteredTable";
import { useMatchingRows } from "./useMatchingRows";
import { useStateInUrl } from "./useStateInUrl";

/** What a table can be filtered by. An empty string means all rows. */
interface TableFilter<Row, Filter> {
  readonly noFilter: Filter;
  /** @param search the query of a URL. It can contain anything. */
  readonly readFilter: (search: string) => Filter;
  /** @param href a complete URL. */
  readonly urlWith: (filter: Filter, href: string) => string;
  readonly matches: (row: Row, filter: Filter) => boolean;
}

/** The filter of a table, which is in the page's URL, too. `bar` has the props of TableFilters. */
export function useTableFilter<Row, Filter extends Readonly<Record<keyof Filter, string>>>(
  { rows, place }: FiltersProps<Row>,
  { noFilter, readFilter, urlWith, matches }: TableFilter<Row, Filter>,
) {
  const [filter, setFilter] = useState(() => readFilter(window.location.search));
  const change = (part: Partial<Filter>) => setFilter((before) => ({ ...before, ...part }));
  const shown = useMatchingRows({ rows, place }, filter, matches);
  const isNarrowed = Object.values<string>(filter).some((value) => value.trim() !== "");

  useStateInUrl(filter, urlWith);

  const bar = { shown, total: rows.length, isNarrowed, onShowAll: () => setFilter(noFilter) };
  return { filter, change, bar };
}
