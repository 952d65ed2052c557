import { Pencil } from '@strapi/icons';
import pluginPkg from '../../package.json';
import pluginId from './pluginId';
import Initializer from './components/Initializer';

const load = () => import('./pages/App');

export default {
  register(app) {
    app.addMenuLink({
      to: `plugins/${pluginId}`,
      icon: Pencil,
      intlLabel: { id: `${pluginId}.name`, defaultMessage: 'Notes' },
      Component: load,
      permissions: [],
    });
    app.createSettingSection(
      { id: pluginId, intlLabel: { id: `${pluginId}.name`, defaultMessage: 'Notes' } },
      [{ id: 'all', to: pluginId, intlLabel: { id: `${pluginId}.all`, defaultMessage: 'All' }, Component: load }],
    );
    app.registerPlugin({ id: pluginId, initializer: Initializer, isReady: false, name: pluginPkg.strapi.name });
  },
  bootstrap() {},
  async registerTrads({ locales }) {
    return locales.map((locale) => ({ data: { [`${pluginId}.name`]: 'Notes' }, locale }));
  },
};
