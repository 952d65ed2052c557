import { type RecipeRow, recipeAreaIds, recipeRoleIds } from "../../../shared/recipe";

/** The table's filters; an empty string means all rows. Both are in the page's URL. */
export interface RecipeFilter {
  readonly role: string;
  readonly area: string;
}

export const noFilter: RecipeFilter = { role: "", area: "" };

const choices = { role: recipeRoleIds, area: recipeAreaIds } as const satisfies Record<
  string,
  readonly string[]
>;

/** @param search the query of a URL. It can contain anything. */
export function readFilter(search: string): RecipeFilter {
  const parameters = new URLSearchParams(search);
  const chosen = (name: keyof typeof choices): string => {
    const value = parameters.get(name) ?? "";
    return choices[name].some((choice) => choice === value) ? value : "";
  };
  return { role: chosen("role"), area: chosen("area") };
}

/** A URL that opens the table with these filters. Other parameters are kept. @param href a complete URL. */
export function urlWith(filter: RecipeFilter, href: string): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(filter)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}

export function matches(row: RecipeRow, { role, area }: RecipeFilter): boolean {
  return (role === "" || row.roles.includes(role)) && (area === "" || row.area === area);
}
