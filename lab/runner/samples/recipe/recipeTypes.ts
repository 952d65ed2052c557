import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { folders } from "../../platform/folders";
import { type RunningLab, startLab } from "../../platform/lab";
import { Failure } from "../../project";
import type { VerifyOptions } from "../verifyOptions";
import { compileProject } from "./compileProject";
import type { ProjectFile } from "./projectFiles";

/** Writes the types of a lab's content types to a folder. They differ from the usual ones if a recipe changes content types. */
export async function keepTypes(lab: RunningLab, target: string): Promise<void> {
  const result = await lab.run(
    'await require("./tools/types").writeTypes(strapi, strapi.dirs.app.root);\nreturn null;',
  );
  if (!result.ok) throw new Failure(`The types of the project can't be generated: ${result.error.message}`);
  rmSync(target, { recursive: true, force: true });
  cpSync(join(lab.folder, "types", "generated"), target, { recursive: true });
}

/** Starts the project of a recipe once, and lends the folder with its types. */
export async function withRecipeTypes<Result>(
  files: readonly ProjectFile[],
  { name, port }: VerifyOptions,
  work: (types: string) => Promise<Result>,
): Promise<Result> {
  const types = join(folders.instances, `${name}-types`);
  const lab = await startLab({ name, port, clock: "fixed", compiledFiles: compileProject(files, "ts") });
  try {
    await keepTypes(lab, types);
  } finally {
    await lab.stop();
  }
  try {
    return await work(types);
  } finally {
    rmSync(types, { recursive: true, force: true });
  }
}
