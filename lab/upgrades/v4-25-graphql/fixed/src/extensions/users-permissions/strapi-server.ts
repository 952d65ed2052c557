export default (plugin) => {
  const { me } = plugin.controllers.user;
  plugin.controllers.user.me = async (ctx) => {
    await me(ctx);
    if (ctx.body) ctx.body.greeting = `Hello, ${ctx.body.username}`;
  };
  plugin.controllers.user.myProducts = async (ctx) => {
    const user = await strapi.documents('plugin::users-permissions.user').findOne({
      documentId: ctx.state.user.documentId,
      populate: ['products'],
    });
    ctx.body = user.products;
  };
  plugin.routes['content-api'].routes.push({
    method: 'GET',
    path: '/my-products',
    handler: 'user.myProducts',
    config: { prefix: '', policies: [], auth: false, middlewares: [loggedIn] },
  });
  return plugin;
};

const loggedIn = async (ctx, next) => {
  const token = await strapi.plugin('users-permissions').service('jwt').getToken(ctx);
  if (!token) return ctx.unauthorized();
  ctx.state.user = await strapi.plugin('users-permissions').service('user').fetchAuthenticatedUser(token.id);
  return next();
};
