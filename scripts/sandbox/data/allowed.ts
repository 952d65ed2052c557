/** Columns of each table of entries. The references to administrators, created_by_id and updated_by_id, stay empty. */
const entry = ["id", "document_id", "created_at", "updated_at", "published_at", "locale"];

/** A table that joins two others, or orders the parts of an entry. */
const link = (from: string, to: string, ...more: string[]) => ["id", `${from}_id`, `${to}_id`, ...more];
const parts = ["id", "entity_id", "cmp_id", "component_type", "field", "order"];

/**
 * Everything that leaves the lab for the reader's browser, by table and column. What isn't named here stays: accounts, tokens,
 * sessions, webhooks, settings, keys.
 */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  authors: [...entry, "name", "slug", "email", "bio"],
  authors_mentor_lnk: link("author", "inv_author"),
  categories: [...entry, "name", "slug", "description"],
  components_blocks_quotes: ["id", "text", "source"],
  components_blocks_related_recipes: ["id", "title"],
  components_blocks_related_recipes_recipes_lnk: link("related_recipes", "recipe", "recipe_ord"),
  components_blocks_texts: ["id", "heading", "body"],
  components_recipe_nutritions: ["id", "energy_kcal", "protein_grams", "fat_grams", "carbohydrate_grams"],
  components_recipe_steps: ["id", "instruction", "minutes"],
  files: [
    ...entry,
    "name",
    "alternative_text",
    "caption",
    "focal_point",
    "width",
    "height",
    "formats",
    "hash",
    "ext",
    "mime",
    "size",
    "url",
    "preview_url",
    "provider",
    "provider_metadata",
    "folder_path",
  ],
  files_folder_lnk: link("file", "folder", "file_ord"),
  files_related_mph: ["id", "file_id", "related_id", "related_type", "field", "order"],
  homepages: [...entry, "title", "intro"],
  homepages_cmps: parts,
  homepages_current_season_lnk: link("homepage", "season"),
  homepages_featured_recipes_lnk: link("homepage", "recipe", "recipe_ord"),
  i18n_locale: [...entry, "name", "code"],
  ingredients: [...entry, "name", "slug", "kind", "price_per_kilo"],
  ingredients_seasons_lnk: link("ingredient", "season", "season_ord", "ingredient_ord"),
  ingredients_substitutes_lnk: link("ingredient", "inv_ingredient", "ingredient_ord"),
  recipes: [
    ...entry,
    "title",
    "slug",
    "summary",
    "story",
    "difficulty",
    "prep_minutes",
    "cook_minutes",
    "servings",
    "rating",
    "vegetarian",
    "tested_on",
    "equipment",
    "editor_notes",
  ],
  recipes_author_lnk: link("recipe", "author", "recipe_ord"),
  recipes_category_lnk: link("recipe", "category", "recipe_ord"),
  recipes_cmps: parts,
  recipes_ingredients_lnk: link("recipe", "ingredient", "ingredient_ord", "recipe_ord"),
  recipes_pairs_with_lnk: link("recipe", "inv_recipe", "recipe_ord"),
  recipes_seasons_lnk: link("recipe", "season", "season_ord", "recipe_ord"),
  seasons: [...entry, "name", "slug", "starts_on", "color"],
  upload_folders: [...entry, "name", "path_id", "path"],
  upload_folders_parent_lnk: link("folder", "inv_folder", "folder_ord"),
};

/** The types whose entries these tables hold. */
export const allowedPlugins = ["plugin::upload.file", "plugin::upload.folder", "plugin::i18n.locale"];
