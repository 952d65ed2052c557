import { errors } from "@strapi/utils";
import type { Context } from "koa";

export default (policyContext: Context) => {
  if (policyContext.request.header["x-weekday"] !== "monday") return true;
  throw new errors.PolicyError("The kitchen is closed on Mondays", { policy: "kitchen-is-open" });
};
