import type { Core } from '@strapi/strapi';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    const extension = strapi.plugin('graphql').service('extension');
    extension.shadowCRUD('api::product.product').disableAction('delete');
    extension.use(({ nexus }) => ({
      types: [
        nexus.extendType({
          type: 'Query',
          definition(t) {
            t.field('cheapest', {
              type: 'Product',
              resolve: () =>
                strapi.documents('api::product.product').findFirst({ sort: 'price:asc', status: 'published' }),
            });
          },
        }),
      ],
      resolversConfig: { 'Query.cheapest': { auth: false } },
    }));
  },
  bootstrap() {},
};
