import type { Core } from "@strapi/strapi";

/** Listens only on localhost. Several labs run in parallel, each on its own port. */
const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: "127.0.0.1",
  port: env.int("PORT", 1337),
  app: { keys: env.array("APP_KEYS", []) },
  // The lab must not send anything to other hosts.
  webhooks: { populateRelations: false },
  logger: { startup: { enabled: false }, updates: { enabled: false } },
});

export default config;
