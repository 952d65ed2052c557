module.exports = {
  '0 3 1 1 *': async ({ strapi }) => {
    const pages = await strapi.documents('api::page.page').findMany({
      locale: '*',
      status: 'published',
      populate: ['localizations'],
    });
    strapi.log.debug(`${pages.length} pages`);
  },
};
