module.exports = {
  routes: [
    { method: 'GET', path: '/page-languages', handler: 'page.languages' },
    { method: 'GET', path: '/page-report', handler: 'page.report', config: { policies: [], middlewares: ['api::page.stamp'] } },
  ],
};
