import type { SourceFile } from "../../shared/sourceFile";
import { parsersFor } from "../../shared/upgrade/parse";
import type { Project } from "../../shared/upgrade/project";
import { readProject } from "../../shared/upgrade/readProject";

/** A project of these files, read as in the planner. */
export async function projectOf(...files: SourceFile[]): Promise<Project> {
  return readProject(files, await parsersFor(files));
}
