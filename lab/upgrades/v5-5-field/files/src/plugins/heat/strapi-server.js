'use strict';

module.exports = {
  register({ strapi }) {
    strapi.customFields.register({ name: 'level', plugin: 'heat', type: 'integer', inputSize: { default: 4, isResizable: true } });
  },
  config: { default: { max: 3 }, validator() {} },
  controllers: {
    levels: ({ strapi }) => ({
      list(ctx) {
        const max = strapi.config.get('plugin::heat.max');
        ctx.body = { max, used: strapi.plugin('heat').service('levels').all(max) };
      },
    }),
  },
  services: { levels: () => ({ all: (max) => Array.from({ length: max }, (_, index) => index + 1) }) },
  routes: {
    'content-api': { type: 'content-api', routes: [{ method: 'GET', path: '/levels', handler: 'levels.list' }] },
    admin: { type: 'admin', routes: [{ method: 'GET', path: '/config', handler: 'levels.list', config: { policies: ['admin::isAuthenticatedAdmin'] } }] },
  },
};
