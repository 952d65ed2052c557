module.exports = {
  routes: [{ method: 'POST', path: '/import-poster', handler: 'event.import' }],
};
