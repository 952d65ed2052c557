import { error } from "@sveltejs/kit";
import { PREVIEW_SECRET, STRAPI_TOKEN, STRAPI_URL } from "$app/env/private";
import { getRequestEvent } from "$app/server";
import type { components } from "./openapi";

type Schemas = components["schemas"];
type Image = Schemas["PluginUploadFileDocument"];
export type Recipe = Schemas["ApiRecipeRecipeDocument"];

export interface List<Entry> {
  data: Entry[];
  meta: { pagination: { page: number; pageCount: number; total: number } };
}

const authorization = { Authorization: `Bearer ${STRAPI_TOKEN}` };

export async function find<Body>(path: string, parameters: Record<string, string>): Promise<Body> {
  const isPreview = PREVIEW_SECRET && getRequestEvent().cookies.get("preview") === PREVIEW_SECRET;
  const query = new URLSearchParams({ ...parameters, ...(isPreview && { status: "draft" }) });
  const response = await fetch(`${STRAPI_URL}/api${path}?${query}`, {
    headers: isPreview ? authorization : {},
    signal: AbortSignal.timeout(10_000),
  }).catch(() => error(503, "The recipes aren't available. Try again later."));
  const body = await response.json();
  if (!response.ok) error(response.status, body.error.message);
  return body;
}

/** Creates a draft. No list shows it until an editor publishes it. */
export async function suggest(path: string, data: object): Promise<string | null> {
  const response = await fetch(`${STRAPI_URL}/api${path}?status=draft`, {
    method: "POST",
    headers: { ...authorization, "Content-Type": "application/json" },
    body: JSON.stringify({ data }),
  });
  const body = await response.json();
  return response.ok ? null : body.error.message;
}

/** The local provider stores a path, other providers a complete URL. This handles both. */
const urlOf = ({ url }: { url: string }) => new URL(url, STRAPI_URL).href;

/** The attributes of an image with all its sizes. The browser loads one of them. */
export function imageOf(image?: Image | null) {
  if (!image) return null;
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
