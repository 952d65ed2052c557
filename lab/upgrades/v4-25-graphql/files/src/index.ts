import { Strapi } from '@strapi/strapi';

export default {
  register({ strapi }: { strapi: Strapi }) {
    const extension = strapi.plugin('graphql').service('extension');
    extension.shadowCRUD('api::product.product').disableAction('delete');
    extension.use(({ nexus }) => ({
      types: [
        nexus.extendType({
          type: 'Query',
          definition(t) {
            t.field('cheapest', {
              type: 'ProductEntityResponse',
              resolve: async (parent, args) => {
                const { toEntityResponse } = strapi.plugin('graphql').service('format').returnTypes;
                const [product] = (await strapi.entityService.findMany('api::product.product', {
                  sort: 'price:asc',
                  limit: 1,
                })) as any[];
                return toEntityResponse(product, { args, resourceUID: 'api::product.product' });
              },
            });
          },
        }),
      ],
      resolversConfig: { 'Query.cheapest': { auth: false } },
    }));
  },
  bootstrap() {},
};
