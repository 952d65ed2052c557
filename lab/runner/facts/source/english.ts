import { existsSync } from "node:fs";
import { z } from "zod";
import type { InstalledPlatform } from "../installed";
import { bundlesOf } from "./bundles";

const strings = z.record(z.string(), z.string());
const module = z.union([z.object({ default: strings }).transform((value) => value.default), strings]);

/** The English strings of a package's part of the admin panel, by their keys without a prefix. */
export function englishOf(platform: InstalledPlatform, packageName: string): Record<string, string> {
  const path = englishFile(packageName);
  if (existsSync(platform.file(path))) return platform.load(path, module);
  const chunk = bundlesOf(platform, packageName).find((bundle) => /\/en(\.json)?-[\w-]{8}\.js$/.test(bundle));
  return platform.load(chunk ?? path, module);
}

/** The file of these strings in releases that aren't bundled, from `node_modules`. */
export function englishFile(packageName: string): string {
  const folder = packageName === "@strapi/admin" ? "dist/admin/admin/src" : "dist/admin";
  return `${packageName}/${folder}/translations/en.json.js`;
}

/** The ID of a string among the facts `admin-strings`. */
export function stringId(packageName: string, key: string): string {
  return `${packageName.replace("@strapi/", "")}: ${key}`;
}
