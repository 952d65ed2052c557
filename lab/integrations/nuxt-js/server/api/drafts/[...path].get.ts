// Only browsers that opened the preview route receive drafts.
export default defineEventHandler((event) => {
  const { strapiToken, previewSecret, public: shared } = useRuntimeConfig(event);
  if (!previewSecret || getCookie(event, "preview") !== previewSecret)
    throw createError({ status: 401, statusText: "No preview" });

  return $fetch(`/api/${getRouterParam(event, "path")}`, {
    baseURL: shared.strapiUrl,
    query: { ...getQuery(event), status: "draft" },
    headers: { Authorization: `Bearer ${strapiToken}` },
  });
});
