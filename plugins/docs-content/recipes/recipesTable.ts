import { type RecipeRow, recipeAreaName, recipeRoleName } from "../../../shared/recipe";
import { plainInCell } from "../facts/tableText";
import { tableMarkdown } from "../markdown/tableMarkdown";
import type { RecipePage } from "./recipePages";

/** All recipes as a table in Markdown. Markup and search records also come from it. */
export function recipesText(pages: readonly RecipePage[]): string {
  const rows = pages.map(({ path, title, recipe: { result, changes, roles, area } }) => [
    `[${plainInCell(title)}](${path})`,
    result,
    changes,
    [recipeAreaName(area), ...roles.map(recipeRoleName)].join(", "),
  ]);
  return tableMarkdown(["Task", "Result", "You change", "Area and role"], rows);
}

/** What the table's filters know of its rows, in the order of these. */
export function recipeRows(pages: readonly RecipePage[]) {
  return pages.map(({ recipe: { roles, area } }) => ({ roles, area })) satisfies RecipeRow[];
}
