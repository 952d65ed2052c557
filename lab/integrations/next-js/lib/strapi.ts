import "server-only";

const { STRAPI_URL, STRAPI_TOKEN } = process.env;

export interface RecipeCard {
  documentId: string;
  title: string;
  slug: string;
  cover: { url: string; alternativeText: string | null; width: number; height: number } | null;
}

export interface Recipe extends RecipeCard {
  summary: string | null;
  servings: number;
  author: { name: string } | null;
  ingredients: { documentId: string; name: string }[];
  steps: { id: number; instruction: string }[];
}

interface List<Entry> {
  data: Entry[];
  meta: { pagination: { page: number; pageCount: number; total: number } };
}

async function get<Answer>(path: string, parameters: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${STRAPI_URL}/api${path}?${new URLSearchParams(parameters)}`);
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.error.status}: ${answer.error.message}`);
  return answer;
}

export function findRecipes(difficulty: string, page: string) {
  return get<List<RecipeCard>>("/recipes", {
    fields: "title,slug",
    "populate[cover][fields]": "url,alternativeText,width,height",
    ...(difficulty && { "filters[difficulty]": difficulty }),
    sort: "title",
    "pagination[page]": page,
    "pagination[pageSize]": "4",
  });
}

export async function findRecipe(slug: string): Promise<Recipe | undefined> {
  const { data } = await get<List<Recipe>>("/recipes", {
    "filters[slug]": slug,
    "populate[cover][fields]": "url,alternativeText,width,height",
    "populate[author][fields]": "name",
    "populate[ingredients][fields]": "name",
    "populate[steps]": "true",
  });
  return data[0];
}

/** Sends a draft: no list shows it until an editor has published it. */
export async function suggestRecipe(data: { title: string; slug: string; summary: string }): Promise<void> {
  const response = await fetch(`${STRAPI_URL}/api/recipes?status=draft`, {
    method: "POST",
    headers: { Authorization: `Bearer ${STRAPI_TOKEN}`, "Content-Type": "application/json" },
    body: JSON.stringify({ data }),
  });
  if (!response.ok) {
    const { error } = await response.json();
    throw new Error(`${error.status}: ${error.message}`);
  }
}

/** Files of the local provider have a path, those of others a whole address: this serves both. */
export const addressOf = (file: { url: string }) => new URL(file.url, STRAPI_URL).href;
