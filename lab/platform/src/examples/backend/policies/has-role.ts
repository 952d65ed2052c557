import type { Core } from "@strapi/strapi";
import { policy } from "@strapi/utils";

type Context = Parameters<Core.ControllerHandler>[0];

interface Config {
  // Types of end-user roles, such as "editor".
  roles: string[];
}

// Allows a request if its end user has one of the roles.
export default policy.createPolicy({
  name: "has-role",
  validator: (config: unknown) => {
    const roles = (config as Partial<Config> | undefined)?.roles;
    if (!Array.isArray(roles)) throw new Error("roles must be a list");
    return true;
  },
  handler: (policyContext: Context, config: Config) => {
    const role = policyContext.state.user?.role?.type;
    return config.roles.includes(role);
  },
});
