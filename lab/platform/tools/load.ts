import type { Core } from "@strapi/strapi";

export interface LoadOptions {
  /** Where this instance keeps its public folder, its sources and what plugins write. */
  appDir: string;
  /** The compiled project. */
  distDir: string;
  /** Unlocks the Content-Type Builder, as `strapi develop` does. */
  develop?: boolean;
}

/** Loads the platform without serving anything. */
export async function loadPlatform({ appDir, distDir, develop = false }: LoadOptions): Promise<Core.Strapi> {
  // Not before: the platform takes hold of its source of ids when it is first read.
  const { createStrapi } = await import("@strapi/strapi");
  const strapi = createStrapi({ appDir, distDir, autoReload: develop, serveAdminPanel: true });
  await strapi.load();
  // Scheduled jobs of plugins would write rows at unpredictable times.
  strapi.cron.stop();
  return strapi;
}
