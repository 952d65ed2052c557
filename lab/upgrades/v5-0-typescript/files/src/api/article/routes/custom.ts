export default {
  routes: [
    { method: 'GET', path: '/digest', handler: 'article.digest' },
    { method: 'GET', path: '/session', handler: 'article.session', config: { auth: false } },
  ],
};
