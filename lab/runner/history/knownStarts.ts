import type { HistoryEntry } from "../content";

/** The first release has it. */
const fromTheStart = {};

/**
 * Facts that are older than the first release in which extractors can read them: a type declares the setting since then, or the
 * code that reads it was in a bundle or in a folder of its own. Each was found in the packages of the release, and not in those of the
 * release before.
 */
const starts: Readonly<Record<string, Readonly<Record<string, Pick<HistoryEntry, "since">>>>> = {
  configuration: {
    "admin.auth.events.onConnectionError": fromTheStart,
    "admin.auth.events.onConnectionSuccess": fromTheStart,
    "admin.auth.options.expiresIn": fromTheStart,
    "server.http.serverOptions.requestTimeout": fromTheStart,
    "server.logger.config.level": fromTheStart,
    "server.webhooks.populateRelations": fromTheStart,
  },
  "database-configuration": {
    "database.connection.connection": fromTheStart,
    "database.settings.useTypescriptMigrations": { since: "5.5" },
  },
  "environment-variables": { JWT_SECRET: fromTheStart },
  "field-options": { "*.column": fromTheStart },
  "plugin-configuration": {
    "plugin::users-permissions.jwtSecret": fromTheStart,
    "plugin::users-permissions.ratelimit.enabled": fromTheStart,
    "plugin::users-permissions.register.allowedFields": fromTheStart,
    "plugin::users-permissions.validationRules": { since: "5.1" },
  },
};

/** Since when a fact holds, if that can't be read; undefined for all others. */
export function knownStart(kind: string, id: string): Pick<HistoryEntry, "since"> | undefined {
  const own = starts[kind] ?? {};
  return own[id] ?? own[id.replace(/^[^.]*/, "*")];
}
