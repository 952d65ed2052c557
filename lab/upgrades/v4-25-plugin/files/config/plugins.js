module.exports = () => ({
  notes: { enabled: true, resolve: './src/plugins/notes', config: { limit: 20 } },
});
