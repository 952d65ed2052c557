import type { Core } from "@strapi/strapi";

// The secret is the one in the webhook's own headers. Without the variable, the policy denies every request.
export default (policyContext: Core.PolicyContext) => {
  const secret = process.env.INBOX_SECRET;
  return Boolean(secret) && policyContext.request.header.authorization === `Bearer ${secret}`;
};
