import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { folders } from "./folders";

/**
 * Values the platform wants to be secret. These are none: whoever reads this line can work them out, so that tokens and
 * sessions are the same in every lab. The lab listens to this machine alone, and its data is made up.
 */
const derive = (purpose: string): string =>
  createHash("sha256").update(`Saffron lab, no secret: ${purpose}`).digest("base64url");

/** What every process of the platform gets: made-up secrets, and no word to the outside. */
export function labEnvironment(): Record<string, string> {
  return {
    NODE_ENV: "development",
    // Times in answers and logs are the same everywhere.
    TZ: "UTC",
    APP_KEYS: `${derive("key 1")},${derive("key 2")}`,
    ADMIN_JWT_SECRET: derive("administrators"),
    API_TOKEN_SALT: derive("API tokens"),
    TRANSFER_TOKEN_SALT: derive("transfer tokens"),
    ENCRYPTION_KEY: derive("encryption"),
    JWT_SECRET: derive("end users"),
    STRAPI_TELEMETRY_DISABLED: "true",
    BROWSER: "none",
  };
}

/** For people who call the platform's own command in lab/: it reads the same values from a file. */
export function writeEnvironmentFile(): void {
  const lines = Object.entries(labEnvironment()).map(([name, value]) => `${name}=${value}`);
  writeFileSync(
    join(folders.platform, ".env"),
    `# Written by lab/runner/platform/environment.ts. Nothing here is secret.\n${lines.join("\n")}\n`,
  );
}
