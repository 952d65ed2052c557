import type { SourceFile } from "../../shared/sourceFile";
import type { Project } from "../../shared/upgrade/project";
import { readProject } from "../../shared/upgrade/readProject";
import { parsersFor } from "../../src/planner/parse";

/** A project of these files, read as in the planner. */
export async function projectOf(...files: SourceFile[]): Promise<Project> {
  return readProject(files, await parsersFor(files));
}
