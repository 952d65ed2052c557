import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { folders } from "./folders";

/**
 * Values of the platform's secrets. They aren't secret: they are derived, so that tokens and sessions are the
 * same in every lab. The lab listens only on localhost, and its data is fictional.
 */
const derive = (purpose: string): string =>
  createHash("sha256").update(`Saffron lab, no secret: ${purpose}`).digest("base64url");

/** The environment of every process of the platform: derived secrets, no telemetry. */
export function labEnvironment(): Record<string, string> {
  return {
    NODE_ENV: "development",
    // Times in responses and logs are the same everywhere.
    TZ: "UTC",
    APP_KEYS: `${derive("key 1")},${derive("key 2")}`,
    ADMIN_JWT_SECRET: derive("administrators"),
    API_TOKEN_SALT: derive("API tokens"),
    TRANSFER_TOKEN_SALT: derive("transfer tokens"),
    ENCRYPTION_KEY: derive("encryption"),
    JWT_SECRET: derive("end users"),
    // A project with an outbox for webhooks doesn't start without it.
    OUTBOX_SECRET: derive("outbox"),
    // Samples send it in a header, so it is readable.
    INBOX_SECRET: "throw-away",
    // The stand-in for GitHub checks them.
    GITHUB_CLIENT_ID: "saffron-lab",
    GITHUB_CLIENT_SECRET: "throw-away",
    // And an SMTP server on localhost checks these.
    SMTP_USERNAME: "saffron-lab",
    SMTP_PASSWORD: "throw-away",
    STRAPI_TELEMETRY_DISABLED: "true",
    BROWSER: "none",
  };
}

/** For people who run Strapi's own commands in lab/platform: they read the same values from a file. */
export function writeEnvironmentFile(): void {
  const lines = Object.entries(labEnvironment()).map(([name, value]) => `${name}=${value}`);
  writeFileSync(
    join(folders.platform, ".env"),
    `# Written by lab/runner/platform/environment.ts. Nothing here is secret.\n${lines.join("\n")}\n`,
  );
}
