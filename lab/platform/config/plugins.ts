import type { Core } from "@strapi/strapi";

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Plugin => ({
  // A new project warns until these are set.
  graphql: { enabled: true, config: { defaultLimit: 25, maxLimit: 100, depthLimit: 10 } },
  documentation: { enabled: true },
  "color-picker": { enabled: true },
  // There, so that its options can be shown; it reports nothing without a DSN.
  sentry: { enabled: true, config: { dsn: null, sendMetadata: false } },
  "users-permissions": {
    // As in a new project.
    config: { jwtManagement: "refresh", sessions: { httpOnly: true }, jwtSecret: env("JWT_SECRET") },
  },
  email: {
    config: {
      // Writes each email to a folder; nothing is sent.
      provider: "saffron-email-capture",
      providerOptions: { folder: env("LAB_MAIL_DIR", ".tmp/mails") },
      settings: {
        defaultFrom: "Saffron <no-reply@saffron.example>",
        defaultReplyTo: "editors@saffron.example",
      },
    },
  },
  upload: {
    config: {
      security: {
        allowedTypes: ["image/*", "video/*", "audio/*", "application/pdf", "text/plain", "text/csv"],
        deniedTypes: ["image/svg+xml"],
      },
    },
  },
});

export default config;
