export default {
  publish: {
    task: async ({ strapi }) => {
      const drafts = await strapi.entityService.findMany('api::recipe.recipe', {
        filters: { publishedAt: null },
      });
      for (const { id } of drafts) {
        await strapi.entityService.update('api::recipe.recipe', id, {
          data: { publishedAt: new Date() },
        });
      }
    },
    options: { rule: '0 4 1 1 *' },
  },
};
