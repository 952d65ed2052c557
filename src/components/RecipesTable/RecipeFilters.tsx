import type { ReactElement } from "react";
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
import { useTableFilter } from "../ListFilter/useTableFilter";
import * as recipeFilter from "./recipeFilter";

/** Filters the table that is already on the page: rows that don't match are hidden. */
export function RecipeFilters(props: FiltersProps<RecipeRow>): ReactElement {
  const { filter, change, bar } = useTableFilter(props, { ...recipeFilter, urlWith: urlWithChoices });
  // What no recipe has would leave an empty table.
  const areas = recipeAreaIds.filter((id) => props.rows.some(({ area }) => area === id));

  return (
    <TableFilters what="recipes" {...bar}>
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
