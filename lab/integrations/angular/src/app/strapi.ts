export const strapiUrl = "http://localhost:1337";

interface Image {
  url: string;
  alternativeText: string | null;
}

export interface RecipeCard {
  documentId: string;
  title: string;
  cover: Image | null;
}

export interface Recipe extends RecipeCard {
  summary: string | null;
  servings: number;
  author: { name: string } | null;
  ingredients: { documentId: string; name: string }[];
  steps: { id: number; instruction: string }[];
}

export interface List<Entry> {
  data: Entry[];
  meta: { pagination: { page: number; pageCount: number; total: number } };
}

/** Files of the local provider have a path, those of others a whole address: this serves both. */
export const addressOf = (file: Image) => new URL(file.url, strapiUrl).href;
