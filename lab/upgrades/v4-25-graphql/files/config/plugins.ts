export default ({ env }) => ({
  graphql: {
    enabled: true,
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      playgroundAlways: true,
      depthLimit: 7,
      defaultLimit: 10,
      apolloServer: { introspection: true, tracing: false },
    },
  },
  'users-permissions': {
    config: { jwt: { expiresIn: '30d' }, jwtSecret: env('JWT_SECRET') },
  },
});
