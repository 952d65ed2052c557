export default {
  beforeCreate(event) {
    const { data } = event.params;
    if (!data.slug) data.slug = data.title.toLowerCase().replace(/\s+/g, '-');
  },
  afterUpdate({ result }) {
    strapi.log.info(`Updated ${result.id}`);
  },
};
