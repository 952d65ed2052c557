module.exports = ({ env }) => ({
  heat: { enabled: true, resolve: './src/plugins/heat', config: { max: 5 } },
  upload: { config: { sizeLimit: 1000000, providerOptions: { localServer: { maxage: 300000 } } } },
});
