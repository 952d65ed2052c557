import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::recipe.recipe', ({ strapi }) => ({
  async find(ctx) {
    const { data, meta } = await super.find(ctx);
    return { data, meta: { ...meta, site: 'Saffron' } };
  },

  async findOne(ctx) {
    const { id } = ctx.params;
    const entity = await strapi.documents('api::recipe.recipe').findOne({
      documentId: id,
      ...ctx.query,
      populate: { author: true }
    });
    const safe = await this.sanitizeOutput(entity, ctx);
    return this.transformResponse(safe);
  },

  async latest(ctx) {
    const entries = await strapi.documents('api::recipe.recipe').findMany({
      status: "published",
      sort: { id: 'desc' },
      limit: 2,
      populate: ['author', 'steps'],
    });
    const schema = strapi.contentType('api::recipe.recipe');
    const safe = await strapi.contentAPI.sanitize.output(entries, schema, { auth: ctx.state.auth });
    return this.transformResponse(safe);
  },

  async bySlug(ctx) {
    const entry = await strapi.db.query('api::recipe.recipe').findOne({
      where: { slug: ctx.params.slug },
      populate: { author: true },
    });
    if (!entry) return ctx.notFound();
    return this.transformResponse(await this.sanitizeOutput(entry, ctx));
  },

  async totals() {
    const total = await strapi.documents('api::recipe.recipe').count({});
    const { results, pagination } = await strapi.entityService.findPage('api::recipe.recipe', {
      page: 1,
      pageSize: 1,
    });
    const knex = strapi.db.connection;
    const links = await knex('recipes_author_lnk').count({ count: '*' });
    return { total, titles: results.map(({ title }) => title), pages: pagination.pageCount, links };
  },
}));
