import { Strapi } from '@strapi/strapi';

export default (config, { strapi }: { strapi: Strapi }) => {
  return async (ctx, next) => {
    const start = Date.now();
    await next();
    ctx.set('X-Time', String(Date.now() - start));
    strapi.log.debug(`${ctx.method} ${ctx.url}`);
  };
};
