module.exports = async (strapi) => {
  await strapi.service("plugin::i18n.locales").create({ code: "fr", name: "French (fr)" });
  const soup = await strapi.documents("api::tag.tag").create({ data: { name: "Soup" } });
  const articles = strapi.documents("api::article.article");
  const first = await articles.create({
    data: { title: "Soup season", tags: [soup.documentId], blocks: [{ __component: "blocks.quote", text: "Hot", tag: soup.documentId }] },
    status: "published",
  });
  await articles.update({ documentId: first.documentId, locale: "fr", data: { title: "Soupes" }, status: "published" });
  await articles.create({ data: { title: "Draft" } });
};
