import { resolve } from "node:path";

/** The built site that the site tests and the browser tests look at. */
export const siteDir = resolve(process.env.SITE_DIR ?? "public");
