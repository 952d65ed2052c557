module.exports = [
  'strapi::logger',
  'strapi::errors',
  { name: 'strapi::security', config: { contentSecurityPolicy: { directives: { 'img-src': ["'self'", 'data:'] } } } },
  { name: 'strapi::cors', config: { origin: ['http://localhost:3000'] } },
  'strapi::poweredBy',
  { name: 'strapi::query', config: { arrayLimit: 50 } },
  { name: 'strapi::body', config: { jsonLimit: '5mb', formidable: { maxFileSize: 5242880 } } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
