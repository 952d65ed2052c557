import type { Core } from "@strapi/strapi";

/** A policy that adds itself to the parts that a request passes. */
export const note = (policyContext: Parameters<Core.ControllerHandler>[0]) => {
  policyContext.state.order.push("policy");
  return true;
};
