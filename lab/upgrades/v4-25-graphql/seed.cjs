module.exports = async (strapi) => {
  for (const [name, price, publishedAt] of [["Pepper mill", 24, new Date()], ["Spoon", 4, new Date()], ["Bowl", 8, null]])
    await strapi.entityService.create("api::product.product", { data: { name, price, publishedAt } });
};
