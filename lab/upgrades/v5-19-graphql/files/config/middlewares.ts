export default [
  'strapi::logger',
  'strapi::errors',
  { name: 'strapi::security', config: { contentSecurityPolicy: { useDefaults: true, directives: { 'script-src': ["'self'", "'unsafe-inline'", 'cdn.jsdelivr.net'] } } } },
  { name: 'strapi::cors', config: { origin: ['https://saffron.example'], headers: '*', keepHeaderOnError: true } },
  'strapi::poweredBy',
  { name: 'strapi::query', config: { arrayLimit: 30 } },
  { name: 'strapi::body', config: { formLimit: '1mb', jsonLimit: '1mb', patchKoa: true } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
  { name: 'strapi::responses', config: { handlers: {} } },
  'global::requests',
];
