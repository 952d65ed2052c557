import type { Core } from '@strapi/strapi';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {},

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    strapi.db.lifecycles.subscribe({
      models: ['api::author.author'],
      beforeCreate(event) {
        event.params.data.greeting = `Hello, ${event.params.data.name}`;
      },
    });
    const count = await strapi.query('api::recipe.recipe').count();
    strapi.log.info(`${count} recipes`);
  },
};
