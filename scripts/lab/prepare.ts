import { createHash } from "node:crypto";
import { cpSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { alone } from "../fixture/lock.mjs";
import { ensureCompiled } from "../setup/compile.mjs";
import { ensureInstalled } from "../setup/install.mjs";
import { buildLab, codeFingerprint } from "./build";
import { labEnvironment, writeEnvironmentFile } from "./environment";
import { instanceEnvironment, makeEmptyInstance } from "./instance";
import { places } from "./places";
import { Stamp } from "./stamp";
import { runStep } from "./step";

/**
 * Installs the lab's packages, compiles the one that has to be, builds the admin panel, compiles the project and seeds its database, each only when what
 * it is made from has changed. Says what it does when that takes long. One process at a time; others wait.
 *
 * @throws {Failure} with one sentence for the person at the keyboard
 */
export async function prepareLab(): Promise<void> {
  await alone(join(places.tmp, "preparing"), async () => {
    await ensureInstalled(places.lab);
    await ensureCompiled(places.lab, "better-sqlite3", "build/Release/better_sqlite3.node");
    writeEnvironmentFile();
    await buildLab();
    await ensureSeeded();
  });
}

async function ensureSeeded(): Promise<void> {
  const print = createHash("sha256")
    .update(codeFingerprint() + JSON.stringify(labEnvironment()))
    .digest("hex");
  if (new Stamp(join(places.pristine, ".stamp")).isCurrent(print)) return;
  const folder = `${places.pristine}.new`;
  await seedInto(folder);
  new Stamp(join(folder, ".stamp")).write(print);
  rmSync(places.pristine, { recursive: true, force: true });
  renameSync(folder, places.pristine);
  cpSync(join(places.pristine, "types"), join(places.lab, "types"), { recursive: true });
}

/**
 * Makes an instance with freshly seeded data in a folder inside of lab/: data.db, public/, accounts.json and types/.
 * The lab must be installed and built.
 */
export async function seedInto(folder: string): Promise<void> {
  makeEmptyInstance(folder);
  await runStep({
    does: "Seeding the lab's database",
    program: join(places.dist, "seed", "run.js"),
    args: [folder],
    cwd: places.lab,
    env: instanceEnvironment(folder),
  });
}
