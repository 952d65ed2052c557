module.exports = { site: 'Saffron' };
