import type { Core } from "@strapi/strapi";

// The secret is the one in the webhook's own headers.
export default (policyContext: Core.PolicyContext) =>
  policyContext.request.header.authorization === `Bearer ${process.env.INBOX_SECRET ?? "throw-away"}`;
