import { type RefObject, useEffect, useRef, useState } from "react";
import { addressWithQuery, queryIn } from "./queryInAddress";
import { useKeptInAddress } from "./useKeptInAddress";

interface ListFilterState {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Of the field, whose text is older than the page's scripts. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** What a reader narrows a list to. A built page shows all of it: its query is known only once it has come alive. */
export function useListFilter(): ListFilterState {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = field.current?.value ?? "";
    setQuery(typed === "" ? queryIn(window.location.search) : typed);
  }, []);
  useKeptInAddress(query, addressWithQuery);
  return { query, setQuery, field };
}
