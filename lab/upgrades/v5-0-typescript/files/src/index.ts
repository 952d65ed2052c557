import type { Core } from '@strapi/strapi';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    strapi.documents.use(async (context, next) => {
      if (context.uid === 'api::article.article' && context.action === 'create') {
        const { data } = context.params as { data: Record<string, unknown> };
        data.slug ??= String(data.title).toLowerCase().replace(/\s+/g, '-');
      }
      return next();
    });
  },
  bootstrap({ strapi }: { strapi: Core.Strapi }) {
    strapi.eventHub.on('entry.publish', async ({ entry }) => {
      strapi.log.info(`Published ${entry.id}`);
    });
    strapi.cron.add({ tidy: { task: async () => strapi.log.debug('Tidy'), options: { rule: '0 3 1 1 *' } } });
  },
};
