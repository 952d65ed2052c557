import React from 'react';
import { useCMEditViewDataManager } from '@strapi/helper-plugin';
import logo from './extensions/logo.svg';

const Hint = () => {
  const { modifiedData } = useCMEditViewDataManager();
  return <p>{modifiedData.text}</p>;
};

export default {
  config: {
    auth: { logo },
    locales: ['fr', 'dk'],
    tutorials: false,
    notifications: { releases: false },
    theme: { colors: { primary600: '#c2410c' } },
    translations: { fr: { 'app.components.LeftMenu.navbrand.title': 'Saffron' } },
  },
  bootstrap(app) {
    app.injectContentManagerComponent('editView', 'right-links', { name: 'hint', Component: Hint });
  },
};
