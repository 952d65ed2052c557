import { data } from "react-router";
import type { components } from "./openapi";

type Schemas = components["schemas"];
export type Image = Schemas["PluginUploadFileDocument"];
export type Recipe = Schemas["ApiRecipeRecipeDocument"];

export interface RecipeList {
  data: Pick<Recipe, "documentId" | "title" | "slug" | "cover">[];
  meta: { pagination: { page: number; pageCount: number; total: number } };
}

const strapiUrl: string = import.meta.env.VITE_STRAPI_URL;
const image = "url,alternativeText,width,height,formats";

async function get<Body>(path: string, parameters: Record<string, string>, signal: AbortSignal): Promise<Body> {
  const response = await fetch(`${strapiUrl}/api${path}?${new URLSearchParams(parameters)}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(10 * 1000)]),
  });
  const body = await response.json();
  if (!response.ok) throw data(body.error.message, { status: body.error.status });
  return body;
}

/** A page of the list. Its URL has the locale, the filter, and the page number. */
export function findRecipes({ url, signal }: Request, locale: string): Promise<RecipeList> {
  const { searchParams } = new URL(url);
  const difficulty = searchParams.get("difficulty");
  return get(
    "/recipes",
    {
      locale,
      fields: "title,slug",
      "populate[cover][fields]": image,
      ...(difficulty && { "filters[difficulty]": difficulty }),
      sort: "title",
      "pagination[page]": searchParams.get("page") ?? "1",
      "pagination[pageSize]": "4",
    },
    signal,
  );
}

export async function findRecipe({ url, signal }: Request, locale: string, slug: string): Promise<Recipe> {
  const { data: found } = await get<{ data: Recipe[] }>(
    "/recipes",
    {
      locale,
      "filters[slug]": slug,
      status: new URL(url).searchParams.get("status") ?? "published",
      "populate[cover][fields]": image,
      "populate[author][fields]": "name",
      "populate[ingredients][fields]": "name",
      "populate[localizations][fields]": "slug,locale",
      "populate[steps]": "true",
    },
    signal,
  );
  if (!found[0]) throw data(`There is no recipe ${slug}`, { status: 404 });
  return found[0];
}

/** The local provider stores a path, other providers a complete URL. This handles both. */
export const urlOf = (file: { url: string }) => new URL(file.url, strapiUrl).href;

/** Calls `reload` when an editor saves the entry next to the page. */
export function whenSaved(reload: () => void) {
  const listener = ({ origin, data: message }: MessageEvent) => {
    if (origin === new URL(strapiUrl).origin && message?.type === "strapiUpdate") reload();
  };
  window.addEventListener("message", listener);
  return () => window.removeEventListener("message", listener);
}
