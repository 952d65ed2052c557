/** Families of messages, each for one page, with the scripts that they come from. The first that fits is taken. */
const rules = {
  rest: /^@strapi\/(core\/(core-api|middlewares\/(body|errors)|services\/(content-api|entity-validator|errors|server\/compose))|utils\/(convert-|errors|has-published|pagination|parse-type|publication|sanitize|traverse|validat|yup))/,
  "document-service":
    /^@strapi\/core\/(services\/(document-service|entity-service|content-source-maps)|migrations)/,
  database: /^@strapi\/database\//,
  authentication:
    /^@strapi\/(admin\/server\/server\/src\/(?!ai\/)|core\/(services\/(auth|session)|providers\/session)|permissions\/)/,
  "users-permissions": /^@strapi\/plugin-users-permissions\//,
  upload: /^@strapi\/(upload|provider-upload-local)\//,
  "content-management": /^@strapi\/(content-|i18n|review-workflows)/,
  plugins: /^@strapi\/(email|provider-email|plugin-|openapi|admin\/.*\/ai\/|core\/(services|providers)\/mcp)/,
  startup: /^@strapi\/(core|utils)\//,
  "data-transfer": /^@strapi\/data-transfer\//,
  "command-line": /^(@strapi\/(strapi|generators|typescript-utils|logger)|create-strapi-app)\//,
  tools: /^@strapi\/(upgrade|sdk-plugin|cloud-cli)\//,
} as const;

/** Families of the admin panel: what its screens show, and what its code throws or logs. Both can be in the same script. */
export type PanelFamily = "admin-panel" | "admin-panel-code";

type Family = keyof typeof rules | PanelFamily;

export const families: readonly string[] = ["admin-panel", "admin-panel-code", ...Object.keys(rules)];

/** Families of programs that respond to no request: their errors have no status. */
const offline: ReadonlySet<string> = new Set<Family>([
  "admin-panel",
  "admin-panel-code",
  "data-transfer",
  "command-line",
  "tools",
]);

export function isOffline(family: string): boolean {
  return offline.has(family);
}

/**
 * @param path of a script, from `node_modules`.
 * @throws for a script of a package that no family names: it is new, and needs one.
 */
export function familyOf(path: string): string {
  const plain = path.replace("/dist/", "/").replace(/^(@strapi\/strapi\/)src\//, "$1");
  const found = Object.entries(rules).find(([, rule]) => rule.test(plain));
  if (!found) throw new Error(`No family of messages has ${path}: add its package to families.ts.`);
  return found[0];
}
