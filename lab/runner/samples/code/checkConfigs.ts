import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { labEnvironment } from "../../platform/environment";
import { folders } from "../../platform/folders";
import { Failure, run } from "../../project";
import { failed, type Outcome } from "../outcome";
import { configTypeHelpers, configTypeOf } from "./configTypes";
import type { CodeFile, Workspace } from "./workspace";

const loader = fileURLToPath(new URL("./loadConfigs.mjs", import.meta.url));
const resultsSchema = z.array(z.object({ problems: z.array(z.string()), literal: z.string().optional() }));

/**
 * Loads configurations with the platform's own loader, and writes the results to the workspace as literals, where
 * the type checker compares them with the platform's types: it finds unknown keys only in literals.
 */
export async function loadConfigs(workspace: Workspace): Promise<Map<CodeFile, Outcome[]>> {
  const files = workspace.files.filter(({ sample }) => sample.check.request.kind === "config");
  const outcomes = new Map<CodeFile, Outcome[]>();
  if (files.length === 0) return outcomes;
  const jobs = files.map(({ folder, file }) => ({ folder: join(workspace.folder, folder), file }));
  workspace.write("configs.json", JSON.stringify(jobs));
  const { code, output } = await run(
    process.execPath,
    [loader, join(workspace.folder, "configs.json"), join(workspace.folder, "loaded.json")],
    { cwd: folders.platform, env: labEnvironment(), quiet: true },
  );
  if (code !== 0) throw new Failure(`The lab's configuration loader failed:\n${output}`);
  const results = resultsSchema.parse(
    JSON.parse(readFileSync(join(workspace.folder, "loaded.json"), "utf8")),
  );
  for (const [index, { problems, literal }] of results.entries()) {
    const file = files[index];
    if (!file) continue;
    outcomes.set(
      file,
      problems.map((problem) => failed(problem)),
    );
    const type = configTypeOf(file.file);
    if (literal !== undefined && type !== undefined) workspace.write(probeOf(file), probeText(type, literal));
  }
  return outcomes;
}

/** The file with the literal of a configuration. */
export function probeOf({ folder }: CodeFile): string {
  return `${folder}/loaded.probe.ts`;
}

function probeText(type: string, literal: string): string {
  return `${configTypeHelpers}\nexport const loaded: ${type} = ${literal};\n`;
}
