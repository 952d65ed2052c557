'use strict';

const { getService } = require('./utils');

module.exports = {
  register() {},
  async bootstrap({ strapi }) {
    await strapi.admin.services.permission.actionProvider.registerMany([
      { section: 'plugins', displayName: 'Read', uid: 'read', pluginName: 'notes' },
    ]);
    strapi.log.info(`${await getService('note').count()} notes`);
  },
  config: { default: { limit: 10 }, validator() {} },
  controllers: {
    note: ({ strapi }) => ({
      async find(ctx) {
        ctx.body = await getService('note').findAll(ctx.query);
      },
      async create(ctx) {
        ctx.body = await getService('note').add(ctx.request.body.text);
      },
      settings(ctx) {
        ctx.body = { limit: strapi.config.get('plugin::notes.limit'), all: strapi.config.get('plugin::notes') };
      },
    }),
  },
  services: {
    note: ({ strapi }) => ({
      findAll: (query) => strapi.documents('plugin::notes.note').findMany({ ...query, sort: { id: 'asc' } }),
      add: (text) => strapi.documents('plugin::notes.note').create({ data: { text } }),
      count: () => strapi.query('plugin::notes.note').count(),
    }),
  },
  routes: {
    'content-api': {
      type: 'content-api',
      routes: [
        { method: 'GET', path: '/notes', handler: 'note.find' },
        { method: 'POST', path: '/notes', handler: 'note.create' },
        { method: 'GET', path: '/settings', handler: 'note.settings' },
      ],
    },
    admin: {
      type: 'admin',
      routes: [
        { method: 'GET', path: '/all', handler: 'note.find', config: { policies: ['admin::isAuthenticatedAdmin'] } },
      ],
    },
  },
  contentTypes: {
    note: {
      schema: {
        kind: 'collectionType',
        collectionName: 'notes',
        info: { singularName: 'note', pluralName: 'notes', displayName: 'Note' },
        options: { draftAndPublish: false },
        attributes: { text: { type: 'text' }, done: { type: 'boolean', default: false } },
      },
    },
  },
};
