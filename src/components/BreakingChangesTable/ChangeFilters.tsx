import type { ReactElement } from "react";
import {
  type ChangeRow,
  changeAreaIds,
  changeAreaName,
  changeOutcome,
  changeSeverityIds,
} from "../../../shared/breakingChange";
import { Choice } from "../ListFilter/Choice";
import type { FiltersProps } from "../ListFilter/FilteredTable";
import { TableFilters } from "../ListFilter/TableFilters";
import { useTableFilter } from "../ListFilter/useTableFilter";
import * as changeFilter from "./changeFilter";

/** Filters the table that is already on the page: rows that don't match are hidden. */
export function ChangeFilters(props: FiltersProps<ChangeRow>): ReactElement {
  const { filter, change, bar } = useTableFilter(props, changeFilter);
  return (
    <TableFilters what="changes" {...bar}>
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
    </TableFilters>
  );
}
