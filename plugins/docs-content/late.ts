import { createRequire } from "node:module";
import { join } from "node:path";

const projectRequire = createRequire(join(process.cwd(), "package.json"));

/**
 * Loads a package when it is first needed. Each process of a build loads this plugin, and most of them never draw a diagram, or meet
 * a language that few pages use. Packages of either module system can be loaded so.
 *
 * @param name as in `import`; for a package that exports itself only to `import`, the path of its file from the project's folder.
 * @returns the package. Node remembers it.
 */
export function late<Package>(name: string): Package {
  return projectRequire(name);
}
