module.exports = async (strapi) => {
  const shelf = await strapi.documents("api::shelf.shelf").create({ data: { name: "A" } });
  for (const [title, pages, status] of [["Bread", 200, "published"], ["Salt", 90, "published"], ["Draft", 5, "draft"]])
    await strapi.documents("api::book.book").create({ data: { title, pages, shelf: shelf.documentId }, status });
};
