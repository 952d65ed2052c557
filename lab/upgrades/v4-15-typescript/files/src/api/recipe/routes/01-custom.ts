export default {
  routes: [
    { method: 'GET', path: '/latest-recipes', handler: 'recipe.latest' },
    { method: 'GET', path: '/recipes-by-slug/:slug', handler: 'recipe.bySlug' },
    { method: 'GET', path: '/recipe-totals', handler: 'recipe.totals' },
  ],
};
