const strapiUrl: string = import.meta.env.VITE_STRAPI_URL;

export interface RecipeCard {
  documentId: string;
  title: string;
  difficulty: "easy" | "medium" | "hard";
  cover: { url: string; alternativeText: string | null; width: number; height: number } | null;
}

export interface Recipe extends RecipeCard {
  summary: string | null;
  servings: number;
  author: { name: string } | null;
  ingredients: { documentId: string; name: string }[];
  steps: { id: number; instruction: string }[];
}

export interface RecipeList {
  data: RecipeCard[];
  meta: { pagination: { page: number; pageCount: number; total: number } };
}

async function get<Answer>(path: string, parameters: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${strapiUrl}/api${path}?${new URLSearchParams(parameters)}`);
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.error.status}: ${answer.error.message}`);
  return answer;
}

export function findRecipes(difficulty: string | null, page: string): Promise<RecipeList> {
  return get("/recipes", {
    fields: "title,difficulty",
    "populate[cover][fields]": "url,alternativeText,width,height",
    ...(difficulty && { "filters[difficulty]": difficulty }),
    sort: "title",
    "pagination[page]": page,
    "pagination[pageSize]": "4",
  });
}

export async function findRecipe(documentId: string): Promise<Recipe> {
  const { data } = await get<{ data: Recipe }>(`/recipes/${documentId}`, {
    "populate[cover][fields]": "url,alternativeText,width,height",
    "populate[author][fields]": "name",
    "populate[ingredients][fields]": "name",
    "populate[steps]": "true",
  });
  return data;
}

/** Files of the local provider have a path, those of others a whole address: this serves both. */
export const addressOf = (file: { url: string }) => new URL(file.url, strapiUrl).href;
