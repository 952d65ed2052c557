// The filters of all lists, in one file to download: each further one makes the scripts of every page longer.
export { ChangeFilters } from "../BreakingChangesTable/ChangeFilters";
export { RecipeFilters } from "../RecipesTable/RecipeFilters";
export { MapFilter } from "../SiteMap/MapFilter";
