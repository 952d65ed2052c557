import { join } from "node:path";
import { root } from "../project";

const platform = join(root, "lab", "platform");

/** Absolute paths. */
export const folders = {
  /** The Strapi project. */
  platform,
  dist: join(platform, "dist"),
  /** Everything the lab writes at run time; can be deleted whenever no lab runs. */
  tmp: join(platform, ".tmp"),
  /** The seeded instance that all others are copies of. */
  pristine: join(platform, ".tmp", "pristine"),
  /** One folder for each instance, by its name. */
  instances: join(platform, ".tmp", "labs"),
};
