'use strict';

module.exports = { getService: (name) => strapi.plugin('notes').service(name) };
