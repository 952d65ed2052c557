import type { Core } from "@strapi/strapi";
import { policy } from "@strapi/utils";

interface Hours {
  from: number;
  until: number;
}

export default policy.createPolicy({
  name: "between-hours",
  validator: (config: unknown) => {
    const { from, until } = config as Partial<Hours>;
    if (!Number.isInteger(from) || !Number.isInteger(until)) throw new Error("from and until are hours");
    return true;
  },
  handler: (_policyContext: Core.PolicyContext, { from, until }: Hours) => {
    const hour = new Date().getUTCHours();
    return from <= hour && hour < until;
  },
});
