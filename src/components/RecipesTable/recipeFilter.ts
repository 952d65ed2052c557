import { type RecipeRow, recipeAreaIds, recipeRoleIds } from "../../../shared/recipe";
import { choiceIn } from "../ListFilter/choicesInUrl";

/** The table's filters; an empty string means all rows. Both are in the page's URL. */
export interface RecipeFilter {
  readonly role: string;
  readonly area: string;
}

export const noFilter: RecipeFilter = { role: "", area: "" };

/** @param search the query of a URL. It can contain anything. */
export function readFilter(search: string): RecipeFilter {
  return {
    role: choiceIn(search, "role", recipeRoleIds),
    area: choiceIn(search, "area", recipeAreaIds),
  };
}

export function matches(row: RecipeRow, { role, area }: RecipeFilter): boolean {
  return (role === "" || row.roles.includes(role)) && (area === "" || row.area === area);
}
