module.exports = () => ({
  upload: { config: { sizeLimit: 2000000, breakpoints: { small: 300 } } },
  'users-permissions': { config: { jwt: { expiresIn: '1d' }, register: { allowedFields: ['nickname'] } } },
});
