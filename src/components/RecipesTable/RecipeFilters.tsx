import { type FormEvent, type ReactElement, useState } from "react";
import {
  type RecipeRow,
  recipeAreaIds,
  recipeAreaName,
  recipeRoleIds,
  recipeRoleName,
} from "../../../shared/recipe";
import { Choice } from "../ListFilter/Choice";
import type { FiltersProps } from "../ListFilter/FilteredTable";
import { useMatchingRows } from "../ListFilter/useMatchingRows";
import { useStateInUrl } from "../ListFilter/useStateInUrl";
import { matches, noFilter, type RecipeFilter, readFilter, urlWith } from "./recipeFilter";
import * as styles from "../ListFilter/TableFilters.module.css";

/** Filters the table that is already on the page: rows that don't match are hidden. */
export function RecipeFilters({ rows, place }: FiltersProps<RecipeRow>): ReactElement {
  const [filter, setFilter] = useState(() => readFilter(window.location.search));
  const change = (part: Partial<RecipeFilter>) => setFilter((before) => ({ ...before, ...part }));
  const isNarrowed = filter.role !== "" || filter.area !== "";
  const count = useMatchingRows({ rows, place }, filter, matches);
  // What no recipe has would leave an empty table.
  const areas = recipeAreaIds.filter((id) => rows.some(({ area }) => area === id));

  useStateInUrl(filter, urlWith);

  return (
    <search aria-label="Filter the recipes">
      <form className={styles.filters} onSubmit={(event: FormEvent) => event.preventDefault()}>
        <Choice
          label="Your role"
          all="All roles"
          value={filter.role}
          options={recipeRoleIds.map((id) => [id, recipeRoleName(id)])}
          onChange={(role) => change({ role })}
        />
        <Choice
          label="Area"
          all="All areas"
          value={filter.area}
          options={areas.map((id) => [id, recipeAreaName(id)])}
          onChange={(area) => change({ area })}
        />
        <p className={styles.count}>
          <span role="status">
            {isNarrowed ? `${count} of ${rows.length} recipes` : `${rows.length} recipes`}
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
