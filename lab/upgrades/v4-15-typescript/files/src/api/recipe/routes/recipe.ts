import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::recipe.recipe', {
  config: { find: { policies: ['global::not-banned'] } },
});
