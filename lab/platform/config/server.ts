import type { Core } from "@strapi/strapi";

/** Served to this machine alone. Several labs run side by side, each on a port of its own. */
const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: "127.0.0.1",
  port: env.int("PORT", 1337),
  app: { keys: env.array("APP_KEYS", []) },
  // Nothing in the lab may ask or tell the outside.
  webhooks: { populateRelations: false },
  logger: { startup: { enabled: false }, updates: { enabled: false } },
});

export default config;
