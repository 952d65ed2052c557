import { basename } from "node:path";
import type { InstalledPlatform } from "../installed";
import { reportOf } from "../probe/probe";
import { required } from "../probe/project";
import { declarationOf, declaringScript } from "./bundles";
import { configReads } from "./configReads";
import { constantIn, type Found, parseFile, propertyIn } from "./evaluate";
import { flatten, type Leaf } from "./leaves";

/** Defaults that are neither configuration nor second arguments: constants near the code that uses them. */
const elsewhere: readonly { path: string; file: string; constant?: string; property?: string }[] = [
  {
    path: "admin.rateLimit.enabled",
    file: "admin/dist/server/server/src/middlewares/rateLimit.js",
    property: "enabled",
  },
  {
    path: "admin.rateLimit.interval",
    file: "admin/dist/server/server/src/middlewares/rateLimit.js",
    property: "interval",
  },
  {
    path: "admin.rateLimit.max",
    file: "admin/dist/server/server/src/middlewares/rateLimit.js",
    property: "max",
  },
  {
    path: "admin.history.retentionDays",
    file: "content-manager/dist/server/history/services/utils.js",
    constant: "DEFAULT_RETENTION_DAYS",
  },
  {
    path: "admin.auditLogs.retentionDays",
    file: "admin/dist/server/ee/server/src/audit-logs/services/lifecycles.js",
    constant: "DEFAULT_RETENTION_DAYS",
  },
  {
    // Strapi falls back to the default of the deprecated `expiresIn`, so DEFAULT_MAX_SESSION_LIFESPAN never applies.
    path: "admin.auth.sessions.maxSessionLifespan",
    file: "admin/dist/server/server/src/services/token.js",
    property: "expiresIn",
  },
  {
    path: "plugin::email.ratelimit.enabled",
    file: "email/dist/server/middlewares/rateLimit.js",
    property: "enabled",
  },
  {
    path: "plugin::email.ratelimit.interval",
    file: "email/dist/server/middlewares/rateLimit.js",
    property: "interval",
  },
  {
    path: "plugin::email.ratelimit.max",
    file: "email/dist/server/middlewares/rateLimit.js",
    property: "max",
  },
];

/** Worked out at start from the machine's name and from other settings: no two machines have the same. */
const ofTheMachine = new Set(["server.host", "server.absoluteUrl", "admin.absoluteUrl"]);

/** What has no default: the project of the probe had to set it. */
const setByProbe = new Set([
  ...flatten(required).map(({ path }) => path),
  "plugin::users-permissions.jwtSecret",
]);

/**
 * Defaults of the settings of a file or plugin, by path.
 *
 * @throws if a constant is no longer in its place
 */
export async function defaultsOf(platform: InstalledPlatform, group: string): Promise<Leaf[]> {
  const { config } = await reportOf(platform);
  const loaded = flatten(config[group] ?? {}, group);
  const constants = elsewhere.flatMap((place) => {
    const found = constantElsewhere(platform, place);
    if (!found && platform.isPast) return [];
    return { path: place.path, value: expectFound(found, place.path, place.file).value };
  });
  const fallbacks = configReads(platform).flatMap(({ path, fallback }) =>
    fallback && !isEmptyObject(fallback.value) ? flatten(fallback.value, path) : [],
  );
  const first = new Map<string, unknown>();
  for (const { path, value } of [...loaded, ...constants, ...fallbacks]) {
    const isOurs = path.startsWith(`${group}.`) && !setByProbe.has(path) && !ofTheMachine.has(path);
    if (isOurs && !first.has(path)) first.set(path, value);
  }
  return [...first].map(([path, value]) => ({ path: path.slice(group.length + 1), value }));
}

function constantElsewhere(
  platform: InstalledPlatform,
  { file, constant, property = "" }: (typeof elsewhere)[number],
): Found | undefined {
  const name = constant ?? basename(file, ".js");
  const script = declaringScript(platform, `@strapi/${file}`, name);
  if (script === undefined) return undefined;
  const source = parseFile(script);
  if (constant) return constantIn(source, constant);
  const isBundle = basename(script) !== basename(file);
  return propertyIn(isBundle ? (declarationOf(source, name) ?? source) : source, property);
}

function expectFound(found: Found | undefined, path: string, file: string): Found {
  if (found) return found;
  throw new Error(
    `The default of ${path} is no longer in @strapi/${file}: look for it and change defaults.ts.`,
  );
}

/** `config.get("server.webhooks", {})` says that there may be nothing, not what is taken then. */
function isEmptyObject(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}

/** Paths inside of a file or plugin that the platform reads. */
export function pathsRead(platform: InstalledPlatform, group: string): string[] {
  return configReads(platform)
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`${group}.`) && !path.endsWith(".length"))
    .map((path) => path.slice(group.length + 1));
}
