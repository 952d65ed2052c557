import React from 'react';
import { unstable_useContentManagerContext as useContentManagerContext } from '@strapi/strapi/admin';
import logo from './extensions/logo.svg';

const Hint = () => {
  const { form } = useContentManagerContext();
  return <p>{form.values.text}</p>;
};

export default {
  config: {
    auth: { logo },
    locales: ['fr', 'dk'],
    tutorials: false,
    notifications: { releases: false },
    theme: { light: { colors: { primary600: '#c2410c' } } },
    translations: { fr: { 'app.components.LeftMenu.navbrand.title': 'Saffron' } },
  },
  bootstrap(app) {
    app.getPlugin('content-manager').injectComponent('editView', 'right-links', { name: 'hint', Component: Hint });
  },
};
