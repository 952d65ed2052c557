import type { Core } from '@strapi/strapi';

export default (config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx, next) => {
    await next();
    if (ctx.get('X-Slow') && typeof ctx.body === 'object') ctx.body.meta.slow = strapi.requestContext.get() !== undefined;
  };
