// POST /api/recipes of this site, not of Strapi. Anyone can call it, so it validates its input.
export default defineEventHandler(async (event) => {
  const { strapiToken, public: shared } = useRuntimeConfig(event);
  const body = await readBody(event);
  const title = String(body?.title ?? "").trim();
  if (title === "") throw createError({ status: 400, statusText: "A recipe needs a title" });

  const { data } = await $fetch<{ data: { documentId: string } }>("/api/recipes", {
    baseURL: shared.strapiUrl,
    method: "POST",
    // A draft: no list shows it until an editor publishes it.
    query: { status: "draft" },
    headers: { Authorization: `Bearer ${strapiToken}` },
    body: {
      data: {
        title,
        slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
        summary: String(body.summary ?? ""),
      },
    },
  });
  return { documentId: data.documentId };
});
