module.exports = async (strapi) => {
  for (const [name, starts, status] of [["Spring fair", "2026-04-02", "published"], ["Draft fair", "2026-09-01", "draft"]])
    await strapi.documents("api::event.event").create({ data: { name, starts }, status });
};
