const cronTasks = require('./cron-tasks');

module.exports = ({ env }) => ({
  host: env('HOST', '0.0.0.0'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL', 'https://api.saffron.example'),
  proxy: { koa: true },
  app: { keys: env.array('APP_KEYS') },
  cron: { enabled: env.bool('CRON', true), tasks: cronTasks },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
  http: { serverOptions: { requestTimeout: 60000 } },
});
