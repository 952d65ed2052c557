import type { Core } from "@strapi/strapi";

// The webhook sends this secret in a header. Without the variable, the policy denies every request.
export default (policyContext: Core.PolicyContext) => {
  const secret = process.env.INBOX_SECRET;
  return Boolean(secret) && policyContext.request.header.authorization === `Bearer ${secret}`;
};
