import { readKept } from "../../components/YourProject/keptSchema";
import type { Project } from "../../sandbox/sandbox";

let last: { readonly text: string; readonly project: Project | undefined } | undefined;

/**
 * The content types that the reader gave the console: the same object until its files change.
 *
 * @returns undefined without files, if the console runs the sample project, or if the files have problems.
 * @throws an error whose message is a sentence for the reader.
 */
export async function keptProject(): Promise<Project | undefined> {
  const kept = readKept();
  if (!kept?.isUsed) return undefined;
  const text = JSON.stringify(kept.files);
  if (last?.text === text) return last.project;
  const { readProject } = await import("../../console/schema/late").catch(() => {
    throw new Error("Your schema could not be read. Check your connection, then try again.");
  });
  const read = readProject(kept.files);
  last = { text, project: "project" in read ? read.project : undefined };
  return last.project;
}
