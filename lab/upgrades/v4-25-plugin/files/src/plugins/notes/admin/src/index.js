import { prefixPluginTranslations } from '@strapi/helper-plugin';
import { Pencil } from '@strapi/icons';
import pluginPkg from '../../package.json';
import pluginId from './pluginId';
import Initializer from './components/Initializer';

export default {
  register(app) {
    app.addMenuLink({
      to: `/plugins/${pluginId}`,
      icon: Pencil,
      intlLabel: { id: `${pluginId}.name`, defaultMessage: 'Notes' },
      Component: async () => import('./pages/App'),
      permissions: [],
    });
    app.createSettingSection(
      { id: pluginId, intlLabel: { id: `${pluginId}.name`, defaultMessage: 'Notes' } },
      [{ id: 'all', to: `/settings/${pluginId}`, intlLabel: { id: `${pluginId}.all`, defaultMessage: 'All' }, Component: async () => import('./pages/App') }],
    );
    app.registerPlugin({ id: pluginId, initializer: Initializer, isReady: false, name: pluginPkg.strapi.name });
  },
  bootstrap() {},
  async registerTrads({ locales }) {
    return Promise.all(
      locales.map(async (locale) => ({ data: prefixPluginTranslations({ name: 'Notes' }, pluginId), locale })),
    );
  },
};
