import type { components } from "../openapi";

export const strapiUrl = "http://localhost:1337";

type Schemas = components["schemas"];
export type Image = Schemas["PluginUploadFileDocument"];
export type Recipe = Schemas["ApiRecipeRecipeDocument"];
export type RecipeCard = Pick<Recipe, "documentId" | "title" | "slug" | "cover">;

export interface List<Entry> {
  data: Entry[];
  meta: { pagination: { page: number; pageCount: number; total: number } };
}

/** The local provider stores a path. Other providers store a complete URL. */
export const urlOf = (file: { url: string }) => new URL(file.url, strapiUrl).href;

/** Calls `reload` when an editor saves the entry next to the preview. */
export function whenSaved(reload: () => void) {
  const listener = ({ origin, data }: MessageEvent) => {
    if (origin === new URL(strapiUrl).origin && data?.type === "strapiUpdate") reload();
  };
  window.addEventListener("message", listener);
  return () => window.removeEventListener("message", listener);
}
