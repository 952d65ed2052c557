/**
 * Facts that the first release already has, although extractors read them only in later ones: a type declares the setting since
 * then, or the code that reads it was in a folder of its own. Each was found in the packages of 5.0.0.
 */
const olderThanRead: Readonly<Record<string, readonly string[]>> = {
  configuration: [
    "admin.auth.events.onConnectionError",
    "admin.auth.events.onConnectionSuccess",
    "admin.auth.options.expiresIn",
    "server.http.serverOptions.requestTimeout",
    "server.logger.config.level",
    "server.webhooks.populateRelations",
  ],
  "database-configuration": ["database.connection.connection"],
  "environment-variables": ["JWT_SECRET"],
  "field-options": ["*.column"],
  "plugin-configuration": [
    "plugin::users-permissions.jwtSecret",
    "plugin::users-permissions.ratelimit.enabled",
    "plugin::users-permissions.register.allowedFields",
  ],
};

/** Whether the first release has a fact, whatever could be read of it. */
export function isOlderThanRead(kind: string, id: string): boolean {
  const ids = olderThanRead[kind] ?? [];
  return ids.includes(id) || ids.includes(id.replace(/^[^.]*/, "*"));
}
