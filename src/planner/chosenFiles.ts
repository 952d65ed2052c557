import { isProjectFile } from "../../shared/upgrade/fileKind";
import type { SourceFile } from "../../shared/upgrade/project";
import { limits } from "../../shared/upgrade/readProject";

/**
 * The files that a reader has chosen or dropped. Of a chosen folder, those that the planner reads.
 *
 * @throws when a file can't be read, such as a folder that was dropped
 */
export async function chosenFiles(files: Iterable<File>): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const file of files) {
    const { webkitRelativePath: path, name } = file;
    if (path !== "" && (skipped.test(path) || !isProjectFile(path))) continue;
    // One more than is read says that there are too many.
    if (found.length > limits.files) break;
    // Of a file that is too long, just enough to say so.
    found.push({ path: path || name, text: await file.slice(0, 4 * (limits.file + 1)).text() });
  }
  return found;
}

/** Folders with code of others, or with what a build made. */
const skipped = /\/(?:node_modules|dist|build|public|\.(?!env)[^/]*)\//;
