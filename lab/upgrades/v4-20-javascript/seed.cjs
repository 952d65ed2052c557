module.exports = async (strapi) => {
  await strapi.query("plugin::i18n.locale").create({ data: { code: "fr", name: "French (fr)" } });
  const category = await strapi.entityService.create("api::category.category", { data: { name: "Kitchen" } });
  const blocks = [
    { __component: "blocks.text", body: "Hello" },
    { __component: "blocks.gallery", caption: "Soups", category: category.id },
  ];
  const about = await strapi.entityService.create("api::page.page", {
    data: { title: "About", position: 1, blocks, category: category.id, locale: "en", publishedAt: new Date(), meta: { color: "red" } },
  });
  const french = await strapi.entityService.create("api::page.page", {
    data: { title: "A propos", position: 1, locale: "fr", localizations: [about.id], publishedAt: new Date() },
  });
  await strapi.query("api::page.page").update({ where: { id: about.id }, data: { localizations: [french.id] } });
  await strapi.entityService.create("api::page.page", { data: { title: "Draft", locale: "en", category: category.id } });
  await strapi.entityService.create("api::homepage.homepage", { data: { headline: "Welcome", publishedAt: new Date() } });
};
