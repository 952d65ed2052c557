import { join } from "node:path";
import { folders } from "../../platform/folders";
import type { SampleOfPage } from "../collect";
import { type Outcome, passed } from "../outcome";
import { typesOfCode } from "../types/typesOfCode";
import { loadConfigs } from "./checkConfigs";
import { checkTypes } from "./checkTypes";
import { makeWorkspace } from "./workspace";

/**
 * Loads every configuration and type-checks every sample of TypeScript or JavaScript, including those of the Document Service.
 *
 * @param name distinguishes parallel runs
 * @param types the folder with the types of the content types
 */
export async function checkCode(
  samples: readonly SampleOfPage[],
  name: string,
  types: string = join(folders.platform, "types/generated"),
): Promise<Map<SampleOfPage, readonly Outcome[]>> {
  const workspace = makeWorkspace(samples, name);
  const outcomes = new Map<SampleOfPage, readonly Outcome[]>();
  if (workspace.files.length === 0) return outcomes;
  try {
    const loaded = await loadConfigs(workspace);
    const typed = await checkTypes(workspace, types);
    const names = await typesOfCode(workspace, types);
    for (const file of workspace.files) {
      const problems = [...(loaded.get(file) ?? []), ...(typed.get(file) ?? [])];
      const outcome: Outcome = { ...passed, types: names.get(file) ?? {} };
      outcomes.set(file.sample, problems.length > 0 ? problems : [outcome]);
    }
    return outcomes;
  } finally {
    workspace.remove();
  }
}
