import { Strapi } from '@strapi/strapi';

export default {
  register({ strapi }: { strapi: Strapi }) {},

  async bootstrap({ strapi }: { strapi: Strapi }) {
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
