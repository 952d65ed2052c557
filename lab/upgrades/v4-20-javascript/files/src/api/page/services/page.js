'use strict';

const { createCoreService } = require('@strapi/strapi').factories;

module.exports = createCoreService('api::page.page', () => ({
  async find(...args) {
    const { results, pagination } = await super.find(...args);
    return { results: results.map((page) => ({ ...page, position: page.position ?? 0 })), pagination };
  },
}));
