import { type RefObject, useEffect, useRef, useState } from "react";
import { queryIn, urlWithQuery } from "./queryInUrl";
import { useStateInUrl } from "./useStateInUrl";

interface ListFilterState {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Of the field, whose text is older than the page's scripts. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The filter of a list. A built page shows the whole list, because the query is known only after hydration. */
export function useListFilter(): ListFilterState {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = field.current?.value ?? "";
    setQuery(typed === "" ? queryIn(window.location.search) : typed);
  }, []);
  useStateInUrl(query, urlWithQuery);
  return { query, setQuery, field };
}
