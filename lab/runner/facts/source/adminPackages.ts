import { existsSync } from "node:fs";
import type { InstalledPlatform } from "../installed";

/** Packages that bring a part of the admin panel. */
export function adminPackages(platform: InstalledPlatform): string[] {
  return names.filter((name) => existsSync(platform.file(name)));
}

const names = [
  "@strapi/admin",
  "@strapi/content-manager",
  "@strapi/content-releases",
  "@strapi/content-type-builder",
  "@strapi/email",
  "@strapi/i18n",
  "@strapi/plugin-color-picker",
  "@strapi/plugin-documentation",
  "@strapi/plugin-graphql",
  "@strapi/plugin-sentry",
  "@strapi/plugin-users-permissions",
  "@strapi/review-workflows",
  "@strapi/upload",
];
