import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::recipe.recipe', ({ strapi }) => ({
  async create(params) {
    const result = await super.create(params);
    strapi.log.info(`Created ${result.id}`);
    return result;
  },
  async findOne(entityId, params = {}) {
    return strapi.entityService.findOne('api::recipe.recipe', entityId, (this as any).getFetchParams(params));
  },
}));
