module.exports = {
  close: {
    async task({ strapi }) {
      const past = await strapi.documents('api::event.event').findMany({ filters: { starts: { $lt: new Date() } }, status: 'published' });
      for (const { documentId } of past) await strapi.documents('api::event.event').unpublish({ documentId });
    },
    options: { rule: '0 5 1 1 *', tz: 'Europe/Paris' },
  },
};
