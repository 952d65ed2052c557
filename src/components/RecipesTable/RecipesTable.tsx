import type { ReactElement, ReactNode } from "react";
import type { RecipeRow } from "../../../shared/recipe";
import { FilteredTable } from "../ListFilter/FilteredTable";

interface RecipesTableProps {
  /** In the order of the table's rows. */
  readonly rows: readonly RecipeRow[];
  /** The table, finished markup. */
  readonly children?: ReactNode;
}

async function load() {
  const { RecipeFilters } = await import("../ListFilter/filters");
  return { Filters: RecipeFilters };
}

/** All recipes, with filters. */
export function RecipesTable(props: RecipesTableProps): ReactElement {
  return <FilteredTable {...props} load={load} />;
}
