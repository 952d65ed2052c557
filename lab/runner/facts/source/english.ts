import { z } from "zod";
import type { InstalledPlatform } from "../installed";

const strings = z.record(z.string(), z.string());
const module = z.union([z.object({ default: strings }).transform((value) => value.default), strings]);

/** The English strings of a package's part of the admin panel, by their keys without a prefix. */
export function englishOf(platform: InstalledPlatform, packageName: string): Record<string, string> {
  const folder = packageName === "@strapi/admin" ? "dist/admin/admin/src" : "dist/admin";
  return platform.load(`${packageName}/${folder}/translations/en.json.js`, module);
}
