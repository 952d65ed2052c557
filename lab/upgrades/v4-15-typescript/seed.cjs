module.exports = async (strapi) => {
  const authors = [];
  for (const name of ["Mei Tanaka", "Paul Okafor"])
    authors.push(await strapi.entityService.create("api::author.author", { data: { name } }));
  const recipes = [
    { title: "Plum cake", publishedAt: new Date(), author: authors[0].id, steps: [{ text: "Halve the plums", minutes: 10 }] },
    { title: "Barley soup", publishedAt: new Date(), author: authors[1].id, status: "tested" },
    { title: "Cold noodles", author: authors[0].id },
  ];
  for (const data of recipes) await strapi.entityService.create("api::recipe.recipe", { data });
};
