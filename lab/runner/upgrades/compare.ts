import {
  isProjectFile,
  parsersFor,
  planText,
  planUpgrade,
  platform,
  readProject,
  type UpgradePlan,
} from "../content";
import { Failure } from "../project";
import type { ProjectResponses } from "./ask";
import { readTree } from "./compose";
import { differencesOf } from "./differences";
import type { Old } from "./makeOld";
import type { Place } from "./place";
import type { UpgradeProject } from "./project";
import { reportOf } from "./report";
import { rulesOfContent } from "./rules";

/** Responses of the upgraded project. Those of a project of Strapi 4 are compared in the v4 format. */
export interface New {
  readonly plain: ProjectResponses;
  readonly v4: ProjectResponses;
}

/**
 * Compares what the last run has found with the plan.
 *
 * @returns problems: differences that the plan doesn't have, or that project.yaml doesn't explain
 */
export async function compareRun(
  project: UpgradeProject,
  place: Place,
  log: (line: string) => void,
): Promise<string[]> {
  const plan = await planOf(project, place.before);
  place.write("plan.md", planText(plan, "", new Set()));
  const { plain, v4 } = place.read<New>("after.json");
  const { responses } = place.read<Old>("before.json");
  const compared = project.from.startsWith("4") ? v4 : plain;
  const steps = place.read<[string, readonly string[]][]>("steps.json");
  return reportOf(project, plan, new Map([...steps, ...differencesOf(responses, compared)]), log);
}

async function planOf({ from }: UpgradeProject, folder: string): Promise<UpgradePlan> {
  const files = readTree(folder).filter(({ path }) => isProjectFile(path));
  const read = readProject(files, await parsersFor(files));
  if (read.problems.length > 0) throw new Failure(JSON.stringify(read.problems, null, 2));
  return planUpgrade({ from, to: platform.version, project: read, rules: rulesOfContent() });
}
