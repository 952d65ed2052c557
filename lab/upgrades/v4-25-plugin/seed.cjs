module.exports = async (strapi) => {
  for (const text of ["Buy salt", "Call the printer"])
    await strapi.entityService.create("plugin::notes.note", { data: { text } });
};
