module.exports = ({ env }) => ({
  upload: { config: { sizeLimit: 5 * 1024 * 1024, breakpoints: { large: 1000, small: 500 } } },
  email: { config: { provider: 'sendmail', settings: { defaultFrom: 'kitchen@saffron.example' } } },
  'users-permissions': { config: { jwt: { expiresIn: '7d' }, ratelimit: { enabled: false } } },
});
