export default ({ env }) => ({
  graphql: {
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      landingPage: true,
      depthLimit: 5,
      amountLimit: 100,
      maxLimit: 50,
      v4CompatibilityMode: false,
      apolloServer: { introspection: true },
    },
  },
  'users-permissions': {
    config: { jwt: { expiresIn: '7d' }, ratelimit: { enabled: true, interval: 60000, max: 5 } },
  },
});
