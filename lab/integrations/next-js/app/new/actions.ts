"use server";

import { suggestRecipe } from "@/lib/strapi";

/** Runs on the server. Anyone can call it, so it validates its input. */
export async function suggest(_previous: string, form: FormData): Promise<string> {
  const title = String(form.get("title") ?? "").trim();
  if (title === "" || title.length > 120) return "A recipe needs a title of 120 characters at most.";
  try {
    await suggestRecipe({
      title,
      slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
      summary: String(form.get("summary") ?? "").slice(0, 300),
    });
  } catch (error) {
    console.error(error);
    return "That didn't work. Try again later.";
  }
  return `Thank you. We will read “${title}”.`;
}
