interface Image {
  url: string;
  alternativeText: string | null;
}

export interface RecipeCard {
  documentId: string;
  title: string;
  slug: string;
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

/** Asked while the server renders, and by the browser when the reader goes to another page. */
export function useStrapi<Answer>(path: string, query: MaybeRefOrGetter<Record<string, string>>) {
  const { strapiUrl } = useRuntimeConfig().public;
  return useFetch<Answer>(path, { baseURL: `${strapiUrl}/api`, query: computed(() => toValue(query)) });
}

/** Files of the local provider have a path, those of others a whole address: this serves both. */
export const addressOf = (file: Image) => new URL(file.url, useRuntimeConfig().public.strapiUrl).href;
