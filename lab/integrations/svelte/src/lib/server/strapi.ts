import { error } from "@sveltejs/kit";
import { STRAPI_TOKEN, STRAPI_URL } from "$app/env/private";

export interface RecipeCard {
  documentId: string;
  title: string;
  slug: string;
  cover: { url: string; alternativeText: string | null } | null;
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

export async function find<Answer>(path: string, parameters: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${STRAPI_URL}/api${path}?${new URLSearchParams(parameters)}`);
  const answer = await response.json();
  if (!response.ok) error(response.status, answer.error.message);
  return answer;
}

/** Sends a draft: no list shows it until an editor has published it. */
export async function suggest(path: string, data: object): Promise<string | null> {
  const response = await fetch(`${STRAPI_URL}/api${path}?status=draft`, {
    method: "POST",
    headers: { Authorization: `Bearer ${STRAPI_TOKEN}`, "Content-Type": "application/json" },
    body: JSON.stringify({ data }),
  });
  const answer = await response.json();
  return response.ok ? null : answer.error.message;
}

/** Files of the local provider have a path, those of others a whole address: this serves both. */
export const addressOf = (file: { url: string }) => new URL(file.url, STRAPI_URL).href;
