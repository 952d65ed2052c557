import { useRef, useState } from "react";
import type { SourceFile } from "../../shared/sourceFile";
import { strapiVersion } from "../../shared/upgrade/dependencies";
import { parsersFor } from "../../shared/upgrade/parse";
import { emptyProject, type Project } from "../../shared/upgrade/project";
import { readProject } from "../../shared/upgrade/readProject";

/** The reader's files, and what was read of them. They stay in this page's memory. */
export function useProject(onVersion: (version: string) => void) {
  const [project, setProject] = useState<Project>(emptyProject);
  const [status, setStatus] = useState("");
  const files = useRef<readonly SourceFile[]>([]);

  const read = async (all: readonly SourceFile[]) => {
    files.current = all;
    try {
      const next = readProject(all, await parsersFor(all));
      if (files.current !== all) return;
      setProject(next);
      setStatus(statusOf(next));
      const version = strapiVersion(next);
      if (version !== undefined) onVersion(version);
    } catch {
      setStatus(
        "The part that reads TypeScript could not be loaded. Check your network connection, and add the files again.",
      );
    }
  };
  const add = (more: readonly SourceFile[]) => {
    if (more.length === 0)
      return setStatus(
        "No file of a Strapi project was found. Choose package.json, or a folder with config and src.",
      );
    // A file that is added again replaces the one with its path. Texts without a path are told apart by what they are.
    const paths = new Set(more.map(({ path }) => path).filter((path) => path !== ""));
    return read([...files.current.filter(({ path }) => !paths.has(path)), ...more]);
  };
  const fail = () => setStatus("A file could not be read. Check that it still exists, and add it again.");
  return { project, status, add, fail, clear: () => read([]) };
}

function statusOf({ files, problems }: Project): string {
  if (files.length === 0 && problems.length === 0) return "";
  const read = files.length === 1 ? "1 file is considered." : `${files.length} files are considered.`;
  if (problems.length === 0) return read;
  return `${read} ${problems.length === 1 ? "1 can’t be read." : `${problems.length} can’t be read.`}`;
}
