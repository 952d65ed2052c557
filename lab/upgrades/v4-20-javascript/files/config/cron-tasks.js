module.exports = {
  '0 3 1 1 *': async ({ strapi }) => {
    const pages = await strapi.entityService.findMany('api::page.page', {
      locale: 'all',
      publicationState: 'live',
      populate: ['localizations'],
    });
    strapi.log.debug(`${pages.length} pages`);
  },
};
