import { Star } from '@strapi/icons';

export default {
  register(app) {
    app.customFields.register({
      name: 'level',
      pluginId: 'heat',
      type: 'integer',
      icon: Star,
      intlLabel: { id: 'heat.label', defaultMessage: 'Heat' },
      intlDescription: { id: 'heat.description', defaultMessage: 'How hot it is' },
      components: { Input: async () => import('./admin/Input') },
      options: { base: [], advanced: [] },
    });
    app.registerPlugin({ id: 'heat', name: 'Heat' });
  },
};
