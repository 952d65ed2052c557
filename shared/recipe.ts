/** Who needs a recipe, named as the reading paths are. */
export const recipeRoleIds = ["front-end", "back-end", "operations"] as const;

/** What a recipe is about, in the order in which the table of all recipes lists them. */
export const recipeAreaIds = ["users", "content", "api", "messages", "files", "panel", "hosting"] as const;

type RecipeRole = (typeof recipeRoleIds)[number];
type RecipeArea = (typeof recipeAreaIds)[number];

/** What the front matter of a recipe says. */
export interface Recipe {
  /** What works at its end, without a period. */
  readonly result: string;
  /** What of a project a reader adds or changes. */
  readonly changes: string;
  readonly roles: readonly RecipeRole[];
  readonly area: RecipeArea;
}

/** What a row of the table of all recipes is filtered by. */
export interface RecipeRow {
  readonly roles: readonly string[];
  readonly area: string;
}

const roleNames: Readonly<Record<string, string>> = {
  "front-end": "Front end",
  "back-end": "Back end",
  operations: "Operations",
} satisfies Record<RecipeRole, string>;

const areaNames: Readonly<Record<string, string>> = {
  users: "Users and permissions",
  content: "Content",
  api: "API",
  messages: "Email and webhooks",
  files: "Images and files",
  panel: "Admin panel",
  hosting: "Testing and hosting",
} satisfies Record<RecipeArea, string>;

export function recipeRoleName(role: string): string {
  return roleNames[role] ?? role;
}

export function recipeAreaName(area: string): string {
  return areaNames[area] ?? area;
}
