import "server-only";
import { draftMode } from "next/headers";
import type { components } from "./openapi";

const { STRAPI_URL, STRAPI_TOKEN } = process.env;

type Schemas = components["schemas"];
export type Recipe = Schemas["ApiRecipeRecipeDocument"];
type RecipeCard = Pick<Recipe, "documentId" | "title" | "slug" | "cover">;

interface List<Entry> {
  data: Entry[];
  meta: { pagination: { page: number; pageCount: number; total: number } };
}

export const isLocale = (locale: string) => ["en", "fr"].includes(locale);

const authorization = { Authorization: `Bearer ${STRAPI_TOKEN}` };

async function get<Body>(path: string, parameters: Record<string, string>): Promise<Body> {
  const { isEnabled } = await draftMode();
  const query = new URLSearchParams({ ...parameters, ...(isEnabled && { status: "draft" }) });
  const response = await fetch(`${STRAPI_URL}/api${path}?${query}`, {
    headers: isEnabled ? authorization : {},
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`${body.error.status}: ${body.error.message}`);
  return body;
}

export function findRecipes(locale: string, difficulty: string, page: string) {
  return get<List<RecipeCard>>("/recipes", {
    locale,
    fields: "title,slug",
    "populate[cover][fields]": "url,alternativeText,width,height",
    ...(difficulty && { "filters[difficulty]": difficulty }),
    sort: "title",
    "pagination[page]": page,
    "pagination[pageSize]": "4",
  });
}

export async function findRecipe(locale: string, slug: string): Promise<Recipe | undefined> {
  const { data } = await get<List<Recipe>>("/recipes", {
    locale,
    "filters[slug]": slug,
    "populate[cover][fields]": "url,alternativeText,width,height",
    "populate[author][fields]": "name",
    "populate[ingredients][fields]": "name",
    "populate[steps]": "true",
    "populate[localizations][fields]": "slug,locale",
  });
  return data[0];
}

/** Creates a draft. No list shows it until an editor publishes it. */
export async function suggestRecipe(data: { title: string; slug: string; summary: string }): Promise<void> {
  const response = await fetch(`${STRAPI_URL}/api/recipes?status=draft`, {
    method: "POST",
    headers: { ...authorization, "Content-Type": "application/json" },
    body: JSON.stringify({ data }),
  });
  if (!response.ok) {
    const { error } = await response.json();
    throw new Error(`${error.status}: ${error.message}`);
  }
}

/** The local provider stores a path, other providers a complete URL. This handles both. */
export const urlOf = (file: { url: string }) => new URL(file.url, STRAPI_URL).href;
