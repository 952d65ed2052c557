import { useEffect } from 'react';
import { Button } from '@strapi/design-system';
import { Star } from '@strapi/icons';
import { useFetchClient, useNotification, unstable_useContentManagerContext as useContentManagerContext } from '@strapi/strapi/admin';

const Panel = () => {
  const { model } = useContentManagerContext();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  useEffect(() => {
    get('/heat/config').catch(() => toggleNotification({ type: 'warning', message: 'No levels' }));
  }, []);
  return model === 'api::dish.dish' ? <Button startIcon={<Star />}>Heat</Button> : null;
};

export default {
  config: {
    locales: ['fr', 'dk'],
    translations: { en: { 'app.components.LeftMenu.navbrand.title': 'Saffron' } },
    theme: { light: { colors: { primary600: '#c2410c' } } },
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap(app) {
    app.getPlugin('content-manager').injectComponent('editView', 'right-links', { name: 'heat', Component: Panel });
    app.getPlugin('content-manager').apis.addDocumentAction((actions) => actions);
    app.addSettingsLink('global', {
      id: 'heat',
      to: '/settings/heat',
      intlLabel: { id: 'heat.name', defaultMessage: 'Heat' },
      Component: async () => ({ default: () => <p>Heat</p> }),
    });
  },
};
