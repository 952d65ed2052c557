import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::recipe.recipe', ({ strapi }) => ({
  async create(params) {
    const result = await super.create(params);
    strapi.log.info(`Created ${result.id}`);
    return result;
  },
  async findOne(entityId, params = {}) {
    return strapi.documents('api::recipe.recipe').findOne({ ...(this as any).getFetchParams(params), documentId: entityId } as any);
  },
}));
