import { factories } from '@strapi/strapi';
import { errors, validateYupSchema, yup } from '@strapi/utils';

const schema = yup.object({ days: yup.number().integer().min(1) });

export default factories.createCoreController('api::article.article', ({ strapi }) => ({
  async find(ctx) {
    await this.validateQuery(ctx);
    const query = await this.sanitizeQuery(ctx);
    const { results, pagination } = await strapi.service('api::article.article').find(query);
    return this.transformResponse(await this.sanitizeOutput(results, ctx), { pagination });
  },

  async digest(ctx) {
    await validateYupSchema(schema)(ctx.query);
    const documents = strapi.documents('api::article.article');
    const first = await documents.findFirst({ status: 'published', populate: ['tags'] });
    if (!first) throw new errors.NotFoundError('Nothing is published');
    const drafts = await documents.count({});
    const old = await strapi.entityService.findMany('api::article.article', { fields: ['title'] });
    return { first: first.title, tags: first.tags.length, drafts, old: old.length };
  },

  async session(ctx) {
    const token = ctx.get('Authorization').split(' ')[1];
    const { payload, isValid } = strapi.admin.services.token.decodeJwtToken(token);
    ctx.body = { isValid, hasUser: payload?.id !== undefined };
  },
}));
