import { root, run } from "../project";

/**
 * The state of the project's files, as one string: the commit, and all differences from it. New files count by their names.
 *
 * @returns undefined without Git.
 */
export async function stateOfFiles(): Promise<string | undefined> {
  const commands = [
    ["rev-parse", "HEAD"],
    ["diff", "HEAD"],
    ["status", "--porcelain"],
  ];
  const outputs: string[] = [];
  for (const words of commands) {
    const { code, output } = await run("git", words, { cwd: root, quiet: true });
    if (code !== 0) return undefined;
    outputs.push(output);
  }
  return outputs.join("\n");
}
