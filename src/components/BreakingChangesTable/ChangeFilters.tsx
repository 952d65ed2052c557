import { type FormEvent, type ReactElement, type RefObject, useLayoutEffect, useState } from "react";
import {
  type ChangeRow,
  changeAreaIds,
  changeAreaName,
  changeOutcome,
  changeSeverityIds,
} from "../../../shared/breakingChange";
import { Choice } from "../ListFilter/Choice";
import { useKeptInAddress } from "../ListFilter/useKeptInAddress";
import { addressWith, type ChangeFilter, matches, noFilter, readFilter } from "./changeFilter";
import * as styles from "../ListFilter/TableFilters.module.css";

interface ChangeFiltersProps {
  readonly rows: readonly ChangeRow[];
  /** Holds the table, whose rows are in the order of `rows`. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Filters the table that is already on the page: rows that don't match are hidden. */
export function ChangeFilters({ rows, place }: ChangeFiltersProps): ReactElement {
  const [filter, setFilter] = useState(() => readFilter(window.location.search));
  const change = (part: Partial<ChangeFilter>) => setFilter((before) => ({ ...before, ...part }));
  const isNarrowed = Object.values(filter).some((value) => value.trim() !== "");
  const count = rows.filter((row) => matches(row, filter)).length;

  useLayoutEffect(() => {
    const shown = place.current?.querySelectorAll<HTMLElement>("tbody tr") ?? [];
    for (const [index, row] of rows.entries()) {
      const element = shown[index];
      if (element) element.hidden = !matches(row, filter);
    }
  }, [rows, place, filter]);

  useKeptInAddress(filter, addressWith);

  return (
    <search aria-label="Filter the changes">
      <form className={styles.filters} onSubmit={(event: FormEvent) => event.preventDefault()}>
        <label>
          Find
          <input
            type="search"
            placeholder="populate, sqlite …"
            maxLength={100}
            autoComplete="off"
            value={filter.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        </label>
        <Choice
          label="Concerns"
          all="All areas"
          value={filter.area}
          options={changeAreaIds.map((id) => [id, changeAreaName(id)])}
          onChange={(area) => change({ area })}
        />
        <Choice
          label="Codemod"
          all="With or without"
          value={filter.codemod}
          options={[
            ["yes", "With a codemod"],
            ["no", "Without a codemod"],
          ]}
          onChange={(codemod) => change({ codemod })}
        />
        <Choice
          label="The old form"
          all="Any result"
          value={filter.severity}
          options={changeSeverityIds.map((id) => [id, changeOutcome(id)])}
          onChange={(severity) => change({ severity })}
        />
        <p className={styles.count}>
          <span role="status">
            {isNarrowed ? `${count} of ${rows.length} changes` : `${rows.length} changes`}
          </span>
          {isNarrowed && (
            <button type="button" onClick={() => setFilter(noFilter)}>
              Show all
            </button>
          )}
        </p>
      </form>
    </search>
  );
}
