import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { labEnvironment } from "../platform/environment";
import { Failure, run } from "../project";
import { defineFact } from "./fact";
import type { InstalledPlatform } from "./installed";

const groups = ["dependencies", "devDependencies"] as const;
const versions = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: versions, devDependencies: versions });

/** The packages that code of a new TypeScript project can import whatever installed them. */
export const newProjectPackages = defineFact({
  name: "new-project-packages",
  title: "Packages of a new project",
  source: "package.json of a project that create-strapi-app has made, with TypeScript and SQLite",
  columns: [
    { key: "package", label: "Package", kind: "code" },
    { key: "version", label: "Version", kind: "code" },
  ],
  row: z.strictObject({
    id: z.string(),
    group: z.enum(groups),
    package: z.string(),
    version: z.string(),
  }),
  extract: async (platform) => {
    const made = await makeProject(platform);
    return groups.flatMap((group) =>
      Object.entries(made[group]).map(([name, version]) => ({ id: name, group, package: name, version })),
    );
  },
});

/**
 * Creates a project without installing anything, and reads its package.json.
 *
 * @throws {Failure} with create-strapi-app's output if it created none
 */
async function makeProject(platform: InstalledPlatform): Promise<z.infer<typeof manifest>> {
  const folder = await mkdtemp(join(tmpdir(), "new-project-"));
  const bin = platform.file("create-strapi-app/bin/index.js");
  const choices = ["--non-interactive", "--typescript", "--use-npm"];
  const without = ["--no-install", "--no-git-init", "--no-run", "--skip-cloud"];
  try {
    const { code, output } = await run(process.execPath, [bin, "project", ...choices, ...without], {
      cwd: folder,
      env: labEnvironment(),
      quiet: true,
    });
    if (code !== 0) throw new Failure(`create-strapi-app made no project:\n${output}`);
    return manifest.parse(JSON.parse(await readFile(join(folder, "project/package.json"), "utf8")));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
