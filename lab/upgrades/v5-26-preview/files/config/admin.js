module.exports = ({ env }) => ({
  auth: {
    secret: env('ADMIN_JWT_SECRET'),
    options: { expiresIn: '7d' },
    sessions: { maxSessionLifespan: 604800, maxRefreshTokenLifespan: 604800 },
  },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  url: '/admin',
  watchIgnoreFiles: ['**/notes/**'],
  preview: {
    enabled: true,
    config: {
      allowedOrigins: ['http://localhost:3000'],
      async handler(uid, { documentId, locale, status }) {
        return `http://localhost:3000/preview?uid=${uid}&id=${documentId}&status=${status}`;
      },
    },
  },
});
