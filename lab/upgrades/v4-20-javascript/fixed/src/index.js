'use strict';

module.exports = {
  register() {},
  async bootstrap({ strapi }) {
    const limit = strapi.config.get('plugin::upload.sizeLimit');
    const secret = strapi.config.get('plugin::users-permissions.jwtSecret');
    strapi.log.info(`Uploads up to ${limit}, ${secret ? 'secret' : 'no secret'}`);
    strapi.site = strapi.config.get('functions.site');
    strapi.db.lifecycles.subscribe({
      models: ['api::page.page'],
      async afterCreate({ result }) {
        strapi.log.verbose(`Page ${result.id}`);
      },
    });
  },
};
