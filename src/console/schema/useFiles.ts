import { useState } from "react";
import { messageOf } from "../../../shared/messageOf";
import type { SourceFile } from "../../../shared/sourceFile";
import { keep, readKept } from "../../components/YourProject/keptSchema";
import { chooseProject, type Filled, openSandbox } from "../../sandbox/sandbox";
import { consoleUser } from "../consoleUser";
import { engineProblems } from "./engineProblems";
import { readFile } from "./readFile";
import { readProject } from "./readProject";
import type { OwnSchema, Problem } from "./types";

type OnChange = (own: OwnSchema | undefined) => void;

/** The files of the reader's schema, what is wrong with them, and what was generated for them. */
export function useFiles(own: OwnSchema | undefined, onChange: OnChange) {
  const [files, setFiles] = useState<readonly SourceFile[]>(() => readKept()?.files ?? []);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [filled, setFilled] = useState<Filled>();
  const [status, setStatus] = useState("");
  const [isKept, setKept] = useState(files.length > 0);
  const [isStarting, setStarting] = useState(false);

  const fail = (found: readonly Problem[]) => {
    setProblems(found);
    setStatus(found.length === 1 ? "There is 1 problem." : `There are ${found.length} problems.`);
  };

  const start = async (all: readonly SourceFile[]) => {
    setFiles(all);
    setKept(false);
    setProblems([]);
    const read = readProject(all);
    if ("problems" in read) return fail(read.problems);
    setStarting(true);
    setStatus("Strapi is starting with your schema …");
    try {
      const sandbox = openSandbox(consoleUser);
      await chooseProject(consoleUser, Promise.resolve(read.project));
      const made = await sandbox.start();
      setFilled(made);
      onChange(read);
      const hasRoom = keep({ files: all, isUsed: true });
      setKept(hasRoom);
      setStatus(readyText(read, made, hasRoom));
    } catch (error) {
      await chooseProject(consoleUser, own && Promise.resolve(own.project));
      fail(engineProblems(messageOf(error), all));
    }
    setStarting(false);
  };

  const add = (more: readonly SourceFile[]) => {
    if (isStarting) return;
    if (more.length === 0)
      return fail([
        {
          path: "Files",
          message: "No schema was found. Choose the src folder of a project, or schema.json files.",
        },
      ]);
    const named = more.map(withPath);
    const paths = new Set(named.map(({ path }) => path));
    return start([...files.filter(({ path }) => !paths.has(path)), ...named]);
  };

  /** Back to the sample project. @param hasFiles whether the files stay in the browser. */
  const leave = async (hasFiles: boolean) => {
    keep(hasFiles ? { files, isUsed: false } : undefined);
    if (!hasFiles) setFiles([]);
    setProblems([]);
    setFilled(undefined);
    if (own) {
      await chooseProject(consoleUser, undefined);
      onChange(undefined);
    }
    setStatus(
      hasFiles ? "The console runs the sample project." : "Your schema is removed from this browser.",
    );
  };

  return { files, problems, filled, status, isKept, isStarting, add, leave, again: () => start(files) };
}

/** A content type without a path gets the path that it has in a project. */
function withPath(file: SourceFile): SourceFile {
  const read = readFile(file);
  return "uid" in read ? { ...file, path: read.path } : file;
}

function readyText({ types }: OwnSchema, filled: Filled | undefined, isKept: boolean): string {
  const documents = Object.values(filled?.counts ?? {}).reduce((sum, one) => sum + one, 0);
  const named = types.length === 1 ? "1 content type" : `${types.length} content types`;
  const made = `Strapi runs your schema: ${named}, with ${documents} generated documents.`;
  return isKept ? made : `${made} This browser can't keep it: it is gone when you reload the page.`;
}
