const { mergeConfig } = require('vite');

module.exports = (config) => mergeConfig(config, { define: { SITE: JSON.stringify('Saffron') } });
