import { join } from "node:path";
import { root } from "../command/root.mjs";

/** The lab's folders, seen from any working directory. */
const lab = join(root, "lab");

export const places = {
  lab,
  dist: join(lab, "dist"),
  /** Everything the lab writes at run time; may be removed whenever no lab runs. */
  tmp: join(lab, ".tmp"),
  /** The seeded instance that all others are copies of. */
  pristine: join(lab, ".tmp", "pristine"),
  /** One folder for each instance, by its name. */
  instances: join(lab, ".tmp", "labs"),
};
