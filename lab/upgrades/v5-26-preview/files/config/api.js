module.exports = {
  rest: { prefix: '/api', defaultLimit: 10, maxLimit: 50, withCount: true },
  responses: { privateAttributes: ['createdAt'] },
};
