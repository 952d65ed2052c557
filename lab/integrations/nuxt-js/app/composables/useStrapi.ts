import type { components } from "~~/shared/openapi";

type Schemas = components["schemas"];
type Image = Schemas["PluginUploadFileDocument"];
export type Recipe = Schemas["ApiRecipeRecipeDocument"];

export interface List<Entry> {
  data: Entry[];
  meta: { pagination: { page: number; pageCount: number; total: number } };
}

/** Tells browsers whether drafts are shown, but not the secret. */
const usePreview = () =>
  useState("preview", () => {
    if (import.meta.client) return false;
    const { previewSecret } = useRuntimeConfig();
    return previewSecret !== "" && useCookie("preview", { decode: decodeURIComponent }).value === previewSecret;
  });

/** The server sends the request for the first page, and the browser for later pages. */
export async function useStrapi<Body>(path: string, query: MaybeRefOrGetter<Record<string, string>>) {
  const { strapiUrl } = useRuntimeConfig().public;
  const baseURL = usePreview().value ? "/api/drafts" : `${strapiUrl}/api`;
  const result = await useFetch<Body>(path, { baseURL, query: computed(() => toValue(query)), timeout: 10_000 });
  if (result.error.value) {
    console.error(result.error.value.message);
    throw createError({ status: 503, statusText: "The recipes aren't available", fatal: true });
  }
  return result;
}

/** The attributes of an image with all its sizes. The browser loads one of them. */
export function imageOf(image: Image) {
  // The local provider stores a path, other providers a complete URL. This handles both.
  const urlOf = ({ url }: { url: string }) => new URL(url, useRuntimeConfig().public.strapiUrl).href;
  const formats = (image.formats ?? {}) as Record<string, Pick<Image, "url" | "width">>;
  const files = [...Object.values(formats), image];
  return {
    src: urlOf(image),
    srcset: files.map((file) => `${urlOf(file)} ${file.width}w`).join(", "),
    alt: image.alternativeText ?? "",
    width: image.width,
    height: image.height,
  };
}

export const isLocale = (locale: unknown) => ["en", "fr"].includes(String(locale || "en"));
