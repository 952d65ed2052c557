'use strict';

const { createCoreController } = require('@strapi/strapi').factories;
const { parseMultipartData, sanitizeEntity, contentTypes } = require('@strapi/utils');

module.exports = createCoreController('api::page.page', ({ strapi }) => ({
  async create(ctx) {
    if (ctx.is('multipart')) {
      const { data, files } = parseMultipartData(ctx);
      return strapi.entityService.create('api::page.page', { data, files });
    }
    return super.create(ctx);
  },

  async languages(ctx) {
    const pages = await strapi.entityService.findMany('api::page.page', {
      locale: 'all',
      filters: { publishedAt: { $notNull: true } },
      populate: { localizations: { fields: ['title'] } },
    });
    return pages.map(({ title, locale, localizations }) => ({ title, locale, others: localizations.length }));
  },

  async report() {
    const { results } = await strapi.query('api::page.page').findPage({ page: 1, pageSize: 2, orderBy: { id: 'asc' } });
    const response = await strapi.fetch(`http://127.0.0.1:${process.env.PORT}/_health`);
    const drafts = await strapi.service('api::page.page').find({ publicationState: 'preview', filters: { publishedAt: null } });
    return { titles: results.map(({ title }) => title), health: response.status, drafts: drafts.results.length, site: strapi.site, hasDraft: contentTypes.hasDraftAndPublish(strapi.contentType('api::page.page')) };
  },
}));
