import { join } from "node:path";
import { readAccounts } from "../../platform/accounts";
import { startHost } from "../../platform/host";
import { type RunningLab, snippetRunner } from "../../platform/lab";
import { Failure, freePort } from "../../project";
import type { RecipeProject } from "./recipeProject";

/**
 * Starts Strapi in a project as the lab's own host does, so that samples run by the same code. For responses that can be
 * compared with the recordings, it adds these to a new project:
 *
 * - The fixed clock, with the IDs and random bytes that follow from it.
 * - The lab's secrets (labEnvironment): tokens of the seeded database are valid only with its salts.
 * - UTC as the time zone, and a host and port of its own.
 */
export async function serveProject({ folder, dist }: RecipeProject, logFile: string): Promise<RunningLab> {
  const port = await freePort(0);
  const env = {
    LAB_SERVE: "1",
    LAB_CLOCK: "fixed",
    LAB_DIST: dist,
    HOST: "127.0.0.1",
    PORT: String(port),
    // From the project's folder on, as its own .env has it.
    DATABASE_FILENAME: ".tmp/data.db",
  };
  const host = await startHost(folder, logFile, env, { program: join(dist, "tools", "host.js") });
  return {
    folder,
    logFile,
    url: `http://127.0.0.1:${port}`,
    accounts: readAccounts(),
    run: snippetRunner(host),
    restoreDatabase: () => Promise.reject(new Failure("A new project starts again for each chain.")),
    stop: host.stop,
  };
}
