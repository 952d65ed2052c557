import utils from '@strapi/utils';

const { PolicyError } = utils.errors;

export default (policyContext, config, { strapi }) => {
  if (policyContext.state.user?.blocked) throw new PolicyError('You are banned', { policy: 'not-banned' });
  return true;
};
