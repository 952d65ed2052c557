import Search from "lucide-react/icons/search";
import type { FormEvent, ReactElement, RefObject } from "react";
import { resultsPath } from "../../../shared/paths";
import { SmartLink } from "../SmartLink/SmartLink";
import { maxQueryLength, queryName } from "./queryInUrl";
import * as frame from "../FieldFrame/FieldFrame.module.css";
import * as styles from "./ListFilter.module.css";

interface ListFilterProps {
  /** What the list holds: one, and several of it. */
  readonly names: readonly [one: string, several: string];
  /** Of `useListFilter`, and so are the query and its setter. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** How many entries match the query, of all. */
  readonly shown: number;
  readonly total: number;
}

/** A field that narrows the list below it with every key, and says how much is left. Only where scripts run. */
export function ListFilter({ names, field, query, setQuery, shown, total }: ListFilterProps): ReactElement {
  const [one, several] = names;
  const text = query.trim();
  return (
    <search
      aria-label={`Filter the ${several}`}
      className={`${styles.filter} needsScript`}
      data-print="hidden"
    >
      <form className={frame.frame} onSubmit={(event: FormEvent) => event.preventDefault()}>
        <Search size={18} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name={queryName}
          aria-label={`Filter ${several}`}
          placeholder={`Filter ${several}`}
          maxLength={maxQueryLength}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </form>
      <p role="status" className={styles.count}>
        {countText(shown, total, text, one, several)}
      </p>
      {shown === 0 && (
        <p className={styles.ways}>
          <button type="button" onClick={() => setQuery("")}>
            Show all {several}
          </button>
          <SmartLink to={resultsPath(text)}>Search the documentation for “{text}”</SmartLink>
        </p>
      )}
    </search>
  );
}

function countText(shown: number, total: number, text: string, one: string, several: string): string {
  const all = `${total} ${total === 1 ? one : several}`;
  if (text === "") return all;
  return shown === 0 ? `No ${one} matches “${text}”` : `${shown} of ${all}`;
}
