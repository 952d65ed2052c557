module.exports = () => async (ctx, next) => {
  await next();
  ctx.set('X-Stamp', 'saffron');
};
