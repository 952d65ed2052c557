import type { Core } from '@strapi/strapi';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    const extension = strapi.plugin('graphql').service('extension');
    extension.use(({ nexus, strapi }) => ({
      types: [
        nexus.extendType({
          type: 'Query',
          definition(t) {
            t.field('newest', {
              type: 'Book',
              resolve: () => strapi.documents('api::book.book').findFirst({ sort: 'createdAt:desc', status: 'published' }),
            });
          },
        }),
      ],
      typeDefs: 'extend type Query { bookCount: Int }',
      resolvers: { Query: { bookCount: { resolve: () => strapi.documents('api::book.book').count({}) } } },
      resolversConfig: { 'Query.newest': { auth: false }, 'Query.bookCount': { auth: false }, 'Query.books': { middlewares: [timed] } },
    }));
  },
  bootstrap() {},
};

const timed = async (next, parent, args, context, info) => next(parent, args, context, info);
