'use strict';

module.exports = (config, webpack) => {
  config.plugins.push(new webpack.DefinePlugin({ SITE: JSON.stringify('Saffron') }));
  return config;
};
