module.exports = ({ env }) => ({ url: env('PUBLIC_URL'), proxy: true });
