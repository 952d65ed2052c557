import { type ReactElement, useEffect } from "react";
import { ListFilter } from "../ListFilter/ListFilter";
import { useListFilter } from "../ListFilter/useListFilter";

export interface MapFilterProps {
  readonly onQuery: (query: string) => void;
  /** How many pages match the query, of all. */
  readonly shown: number;
  readonly total: number;
}

/** The field above the map. It loads after the page, whose list of all pages is heavy enough without the field and its styles. */
export function MapFilter({ onQuery, shown, total }: MapFilterProps): ReactElement {
  const { query, setQuery, field } = useListFilter();
  useEffect(() => onQuery(query), [query, onQuery]);
  return <ListFilter names={["page", "pages"]} {...{ field, query, setQuery, shown, total }} />;
}
