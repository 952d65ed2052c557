import { createHash } from "node:crypto";
import { cpSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { alone, ensureInstalled } from "../project";
import { buildLab, codeFingerprint } from "./build";
import { compilePackage } from "./compilePackage";
import { labEnvironment, writeEnvironmentFile } from "./environment";
import { folders } from "./folders";
import { instanceEnvironment, makeEmptyInstance } from "./instance";
import { Stamp } from "./stamp";
import { runStep } from "./step";

/**
 * Installs packages, compiles better-sqlite3, builds the admin panel, compiles the project, and seeds its database, each
 * only if its sources changed. Logs long steps. Other processes wait meanwhile.
 *
 * @throws {Failure} with one sentence for the person at the keyboard
 */
export async function prepareLab(): Promise<void> {
  await alone(join(folders.tmp, "preparing"), async () => {
    await ensureInstalled(folders.platform);
    await compilePackage(folders.platform, "better-sqlite3", "build/Release/better_sqlite3.node");
    writeEnvironmentFile();
    await buildLab();
    await ensureSeeded();
  });
}

async function ensureSeeded(): Promise<void> {
  const print = createHash("sha256")
    .update(codeFingerprint() + JSON.stringify(labEnvironment()))
    .digest("hex");
  if (new Stamp(join(folders.pristine, ".stamp")).isCurrent(print)) return;
  const folder = `${folders.pristine}.new`;
  await seedInto(folder);
  new Stamp(join(folder, ".stamp")).write(print);
  rmSync(folders.pristine, { recursive: true, force: true });
  renameSync(folder, folders.pristine);
  cpSync(join(folders.pristine, "types"), join(folders.platform, "types"), { recursive: true });
}

/**
 * Creates an instance with freshly seeded data in a folder inside lab/platform: data.db, public/, accounts.json, types/.
 * The lab must be installed and built.
 */
export async function seedInto(folder: string): Promise<void> {
  makeEmptyInstance(folder);
  await runStep({
    does: "Seeding the lab's database",
    program: join(folders.dist, "seed", "run.js"),
    args: [folder],
    cwd: folders.platform,
    env: instanceEnvironment(folder),
  });
}
