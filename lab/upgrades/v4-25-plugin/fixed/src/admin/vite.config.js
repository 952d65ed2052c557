const { mergeConfig } = require('vite');

module.exports = (config) => mergeConfig(config, { resolve: { alias: { '@saffron': '/src/admin' } } });
