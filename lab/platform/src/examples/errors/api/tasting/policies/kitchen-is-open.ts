import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

export default (policyContext: Core.PolicyContext) => {
  if (policyContext.request.header["x-weekday"] !== "monday") return true;
  throw new errors.PolicyError("The kitchen is closed on Mondays", { policy: "kitchen-is-open" });
};
