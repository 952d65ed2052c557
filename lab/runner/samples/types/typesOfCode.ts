import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { SampleTypes } from "../../content";
import { Failure, root, run } from "../../project";
import { configOf } from "../code/checkTypes";
import { programs } from "../code/programs";
import type { CodeFile, Workspace } from "../code/workspace";
import type { ExtractorJob } from "./extractor";
import { placedIn } from "./placedIn";

const extractor = fileURLToPath(new URL("./extractor.ts", import.meta.url));
const resultSchema = z.array(z.array(z.object({ start: z.number(), length: z.number(), text: z.string() })));

/**
 * The types of names in all TypeScript of a workspace.
 *
 * @param types the folder with the types of the content types
 * @returns nothing for a file without names that are worth it
 */
export async function typesOfCode(workspace: Workspace, types: string): Promise<Map<CodeFile, SampleTypes>> {
  const found = new Map<CodeFile, SampleTypes>();
  // JavaScript shows the types of the TypeScript that it comes from.
  for (const program of programs.filter(({ name }) => name !== "javascript")) {
    const files = workspace.files.filter(({ file }) => program.has(file));
    if (files.length === 0) continue;
    const names = await extract({
      folder: workspace.folder,
      config: configOf(program, workspace, types),
      files: files.map(({ folder, file }) => `${folder}/${file}`),
    });
    for (const [index, file] of files.entries()) {
      const positions = placedIn(names[index] ?? [], file.shown, file.code);
      if (Object.keys(positions).length > 0) found.set(file, positions);
    }
  }
  return found;
}

async function extract(job: ExtractorJob): Promise<z.infer<typeof resultSchema>> {
  const [jobFile, resultFile] = [join(job.folder, "types.job.json"), join(job.folder, "types.json")];
  writeFileSync(jobFile, JSON.stringify(job));
  const loader = createRequire(import.meta.url).resolve("tsx");
  const { code, output } = await run(
    process.execPath,
    ["--require", loader, extractor, jobFile, resultFile],
    {
      cwd: root,
      quiet: true,
    },
  );
  if (code !== 0) throw new Failure(`The types of samples can't be read:\n${output}`);
  return resultSchema.parse(JSON.parse(readFileSync(resultFile, "utf8")));
}
