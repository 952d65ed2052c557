import { fail } from "@sveltejs/kit";
import { suggest } from "#lib/server/strapi.ts";

export const actions = {
  default: async ({ request }) => {
    const form = await request.formData();
    const title = String(form.get("title") ?? "").trim();
    if (title === "") return fail(400, { problem: "A recipe needs a title." });

    const problem = await suggest("/recipes", {
      title,
      slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
      summary: String(form.get("summary") ?? ""),
    });
    return problem === null ? { title } : fail(502, { problem });
  },
};
