'use strict';

module.exports = (config) => {
  config.resolve.alias['@saffron'] = __dirname;
  return config;
};
