import { type ReactElement, useState } from "react";
import {
  type RecipeRow,
  recipeAreaIds,
  recipeAreaName,
  recipeRoleIds,
  recipeRoleName,
} from "../../../shared/recipe";
import { Choice } from "../ListFilter/Choice";
import { urlWithChoices } from "../ListFilter/choicesInUrl";
import type { FiltersProps } from "../ListFilter/FilteredTable";
import { TableFilters } from "../ListFilter/TableFilters";
import { useMatchingRows } from "../ListFilter/useMatchingRows";
import { useStateInUrl } from "../ListFilter/useStateInUrl";
import { matches, noFilter, type RecipeFilter, readFilter } from "./recipeFilter";

/** Filters the table that is already on the page: rows that don't match are hidden. */
export function RecipeFilters({ rows, place }: FiltersProps<RecipeRow>): ReactElement {
  const [filter, setFilter] = useState(() => readFilter(window.location.search));
  const change = (part: Partial<RecipeFilter>) => setFilter((before) => ({ ...before, ...part }));
  const isNarrowed = filter.role !== "" || filter.area !== "";
  const count = useMatchingRows({ rows, place }, filter, matches);
  // What no recipe has would leave an empty table.
  const areas = recipeAreaIds.filter((id) => rows.some(({ area }) => area === id));

  useStateInUrl(filter, urlWithChoices);

  return (
    <TableFilters
      what="recipes"
      shown={count}
      total={rows.length}
      isNarrowed={isNarrowed}
      onShowAll={() => setFilter(noFilter)}
    >
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
    </TableFilters>
  );
}
