'use strict';

const { createCoreController } = require('@strapi/strapi').factories;
const { contentTypes } = require('@strapi/utils');

module.exports = createCoreController('api::page.page', ({ strapi }) => ({
  async languages(ctx) {
    const pages = await strapi.documents('api::page.page').findMany({
      locale: '*',
      status: 'published',
      populate: { localizations: { fields: ['title'] } },
    });
    return pages.map(({ title, locale, localizations }) => ({ title, locale, others: localizations.length }));
  },

  async report() {
    const { results } = await strapi.query('api::page.page').findPage({ page: 1, pageSize: 2, where: { publishedAt: null }, orderBy: { id: 'asc' } });
    const response = await strapi.fetch(`http://127.0.0.1:${process.env.PORT}/_health`);
    const drafts = await strapi.service('api::page.page').find({ status: 'draft' });
    return { titles: results.map(({ title }) => title), health: response.status, drafts: drafts.results.length, site: strapi.site, hasDraft: contentTypes.hasDraftAndPublish(strapi.contentType('api::page.page')) };
  },
}));
